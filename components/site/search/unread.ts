/** What a calculator did not read of a question: the words that it answers alike without. */
import { type ChancesAsked, plainWords } from '#components/kit/told.ts';

/** How one asks for a number, tells of a fight and joins words, without accents: nothing that a calculator would count. */
const IDLE = new Set(
  (
    'ai aie ait aller alors apres as au aucun aucune aux avant avec avoir avons ayant bien bon bonne ca car ce cela ces cet cette chez ' +
    'combien comme comment contre dans de deja des devant dois doit donc du elle elles en encore entre est et etre eux face faire fait faut ' +
    'ils jeu jouer joue juste la le les leur leurs lui ma mais me mes moi moins mon nos notre nous on ont ou par pas peu peut peux plus pour ' +
    'prochain prochaine puis puisque qu quand que quel quelle quelles quels qui quoi sa sans se ses si soit son sont sous suis sur surtout ' +
    'ta tes toi ton tous tout toute toutes tu un une va vais valoir vaut veut veux vos votre vous vraiment ' +
    'chance chances probabilite proba probas risque risques pourcent pourcentage cent odds fois moyenne estimer savoir sais reste restent ' +
    'attaque attaques attaquent attaquer attaquant attaquants defend defendent defendre defense defenseur defenseurs gagne gagnent gagner ' +
    'perd perdre perds prend prendre prends tenir tient tiennent battre bat battu combat combats bataille duel duels lance lancer de des ' +
    'passer passe passent vaincre tuer tue eliminer elimine reussir reussite resister resiste survivre survie tomber tombe ' +
    'tombent dessus dedans vide suffit suffisent armee force aussi sorti sortie sortis sorties passes depuis entrer tenter tenue compter change ' +
    'souvent maintenant cote pris parmi seul seule seuls seules egalite total ' +
    'pion pions unite unites carte cartes joueur joueurs adversaire ennemi ennemis tour coup'
  ).split(' '),
);

/** In place of a number: one of them at least is not it. */
const OTHERS = ['2', '3'];

/** Words of `question` without which `read` finds the same, but for how one asks and for what several of them say at once; as they are written, in lower case. */
export function unreadOf(question: string, read: (question: string) => ChancesAsked | undefined): readonly string[] {
  const found = (text: string): string => JSON.stringify(read(text));
  const whole = found(question);
  const words = [...new Set(question.toLowerCase().match(/\p{L}+|\d+/gu) ?? [])];
  const everywhere = (word: string): RegExp => new RegExp(`(?<![\\p{L}\\d])${word}(?![\\p{L}\\d])`, 'giu');
  const alike = words.filter((word) => {
    const plain = plainWords(word);
    if (IDLE.has(plain) || (plain.length < 3 && !/\d/.test(plain))) return false;
    return ['', ...OTHERS].every((other) => found(question.replaceAll(everywhere(word), other)) === whole);
  });
  // « Démons » and « Cité interdite » each say what the other does: all are read, dropped from one end or from the other.
  const dropped = (from: readonly string[]): readonly string[] => {
    let text = question;
    return from.filter((word) => {
      const left = text.replaceAll(everywhere(word), '');
      const isUnread = found(left) === whole;
      text = isUnread ? left : text;
      return isUnread;
    });
  };
  const [some, others] = [dropped(alike), dropped(alike.toReversed())];
  return some.filter((word) => others.includes(word));
}
