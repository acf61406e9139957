/** What a reader proposes for a paragraph: to be saved as a file, or sent to the association by mail. */
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { french, plain } from '#components/base/typography.ts';
import { downloadText } from '#components/kit/files.ts';
import { ASSOCIATION } from '../association.ts';
import { type Correction, fileName, formatCorrection, mailOf } from './letter.ts';
import '#components/kit/controls.css';
import './correction.css';

interface Props {
  readonly read: Required<Omit<Correction, 'proposed' | 'why'>>;
  readonly close: () => void;
}

const { name, address } = ASSOCIATION;

export function CorrectionForm({ read, close }: Props) {
  const { id, text } = read;
  const [proposed, setProposed] = useState(french(text));
  const [why, setWhy] = useState('');
  const [said, setSaid] = useState('');
  const field = useId();
  const told = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (said) told.current?.scrollIntoView({ block: 'nearest' });
  }, [said]);
  const correction: Correction = { ...read, proposed, why };
  const file = fileName(id);
  const to = address ?? name;
  /** What keeps it from being sent, if anything. */
  const because =
    plain(proposed) === ''
      ? 'Il ne reste rien à lire : laissez un texte.'
      : plain(proposed) === plain(text)
        ? 'Rien n’a changé : corrigez d’abord le texte.'
        : '';

  const save = () => {
    downloadText(file, formatCorrection(correction), 'text/plain');
    setSaid(`Enregistré dans vos téléchargements : ${file}, à envoyer à ${to}.`);
  };
  const mail = address === undefined ? undefined : mailOf(address, correction);
  return (
    <form
      aria-label={`Corriger ${id}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (because) setSaid(because);
        else save();
      }}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <label for={`${field}-text`}>Le texte de {id}, à corriger ici</label>
      <textarea
        id={`${field}-text`}
        rows={6}
        autocomplete="off"
        aria-describedby={`${field}-hint`}
        value={proposed}
        onInput={({ currentTarget }) => setProposed(currentTarget.value)}
      />
      <p id={`${field}-hint`} class="correction-hint">
        {french('Un renvoi s’écrit par son numéro ; un tableau se lit en une ligne, dont seuls les mots se corrigent.')}
      </p>
      <label for={`${field}-why`}>{french('Pourquoi ? (livret et page, autre édition…)')}</label>
      <input
        id={`${field}-why`}
        maxLength={80}
        autocomplete="off"
        value={why}
        onInput={({ currentTarget }) => setWhy(currentTarget.value)}
      />
      <p class="control-actions">
        <button type="submit" class="control-button control-button-main">
          Enregistrer le fichier
        </button>
        {mail && (
          <a
            class="control-button"
            href={mail.address}
            onClick={(event) => {
              if (because) event.preventDefault();
              setSaid(because || (mail.isWhole ? '' : 'Trop long pour un message : enregistrez aussi le fichier, et joignez-le.'));
            }}
          >
            Écrire à l’association
          </a>
        )}
        <button type="button" class="control-button" onClick={close}>
          Fermer
        </button>
      </p>
      <p ref={told} role="status" class="correction-said">
        {french(said)}
      </p>
    </form>
  );
}
