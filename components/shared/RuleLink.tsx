/** A rule cited by its id. Addresses come from the page as plain data; an id without one is shown without a link. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

export type RuleLinks = Readonly<Record<string, { readonly href: string; readonly title: string }>>;

export const Rules = createContext<RuleLinks>({});

export function RuleLink({ id }: { id: string }) {
  const rule = useContext(Rules)[id];
  if (!rule) return <span class="renvoi-id">{id}</span>;
  return (
    <a class="renvoi renvoi-id" href={rule.href} title={rule.title}>
      {id}
    </a>
  );
}
