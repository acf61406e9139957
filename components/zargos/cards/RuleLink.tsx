/** A rule cited by an island: addresses come from the page as plain data. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** Address and title by rule id; an id without one is shown without a link. */
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
