/** A rule cited by its id. The page hands its addresses over as plain data: chapters, and the ids that stand in each. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** Ids by the address of their chapter: an id's anchor is itself in small letters. */
export type RulePages = Readonly<Record<string, readonly string[]>>;

export const Rules = createContext<RulePages>({});

export const addressOf = (pages: RulePages, id: string): string | undefined => {
  const page = Object.keys(pages).find((address) => pages[address]?.includes(id));
  return page && `${page}#${id.toLowerCase()}`;
};

export function RuleLink({ id }: { id: string }) {
  const address = addressOf(useContext(Rules), id);
  if (!address) return <span class="renvoi-id">{id}</span>;
  return (
    <a class="renvoi renvoi-id" href={address} target="_blank" rel="noopener">
      {id}
    </a>
  );
}
