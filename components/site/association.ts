/** The association that publishes this copy of the site: said at the foot of every page, in « À propos » and on the page of lost addresses. */

interface Association {
  readonly name: string;
  /** E-mail address to which an error is reported. */
  readonly address?: string;
  /** Its own site. */
  readonly link?: string;
}

/** To be filled in by the club: `{ name: 'Le Club des Braves', address: 'bonjour@club.example', link: 'https://club.example/' }`. */
export const ASSOCIATION: Association = { name: 'l’association qui vous a donné cette adresse' };
