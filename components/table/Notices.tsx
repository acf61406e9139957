/** What has to be said, until somebody closes it. */
import { french } from '#components/base/typography.ts';
import { href } from '#components/base/url.ts';
import { download } from '#components/kit/files.ts';
import type { Notice } from './session/session.ts';

interface Props {
  game: string;
  notices: readonly Notice[];
  hush: (text: string) => void;
}

export function Notices({ game, notices, hush }: Props) {
  return (
    <div class="table-notices" role="status">
      {notices.map(({ text, rescue, teaches }) => (
        <p key={text} class="table-notice">
          <span>{french(text)}</span>
          {teaches && (
            <a class="table-button table-button-main" href={href(`${game}/apprendre/`)}>
              Les leçons
            </a>
          )}
          {rescue !== undefined && (
            <button type="button" class="table-button" onClick={() => download(`${game}-ancienne-partie.json`, rescue)}>
              Enregistrer la partie
            </button>
          )}
          <button type="button" class="table-button" onClick={() => hush(text)}>
            Fermer<span class="sr"> ce message</span>
          </button>
        </p>
      ))}
    </div>
  );
}
