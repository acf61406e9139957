/** A rule cited by its id. Addresses come from the page as plain data; an id without one is shown without a link. */
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import { rulingNumber } from '#engine/core/origin.ts';

/** By the address of a chapter, its rules: id, a space, title. A rule's anchor is its id in small letters. */
export type RuleLinks = Readonly<Record<string, readonly string[]>>;

interface Known {
  readonly rules: ReadonlyMap<string, { readonly href: string; readonly title: string }>;
  readonly isAside: boolean;
}

const Known = createContext<Known>({ rules: new Map(), isAside: false });

const read = (links: RuleLinks): Known['rules'] =>
  new Map(
    Object.entries(links).flatMap(([page, rules]) =>
      rules.map((rule) => {
        const [id = '', ...title] = rule.split(' ');
        return [id, { href: `${page}#${id.toLowerCase()}`, title: title.join(' ') }];
      }),
    ),
  );

interface Props {
  links: RuleLinks;
  /** Rules open beside the page: a game goes on in it. */
  aside?: boolean;
  children: ComponentChildren;
}

/** What the rules cited inside link to. */
export function Rules({ links, aside = false, children }: Props) {
  const known = useMemo(() => ({ rules: read(links), isAside: aside }), [links, aside]);
  return <Known.Provider value={known}>{children}</Known.Provider>;
}

/** « ZAR-COM-3 »; a ruling of ours says that it is one: « selon nous, L-18 ». */
const labelOf = (id: string): string => {
  const number = rulingNumber(id);
  return number === undefined ? id : `selon nous, ${number}`;
};

/** `label`: what is written in place of where it comes from. */
export function RuleLink({ id, label = labelOf(id) }: { id: string; label?: string | undefined }) {
  const { rules, isAside } = useContext(Known);
  const rule = rules.get(id);
  if (!rule) return <span class="renvoi-id">{label}</span>;
  return (
    <a class="renvoi renvoi-id" href={rule.href} title={rule.title} {...(isAside && { target: '_blank', rel: 'noopener' })}>
      {label}
    </a>
  );
}

/** The title of a rule, its id where it has none. */
export function useRuleTitle(): (id: string) => string {
  const { rules } = useContext(Known);
  return (id) => rules.get(id)?.title ?? id;
}
