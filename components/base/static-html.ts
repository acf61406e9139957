/** What Astro hands to an island as its slot: HTML of the page, written again where the island takes it away and brings it back. In place of the integration's own, which writes plain text. */
import { type ComponentChildren, h } from 'preact';
import { trusted } from './trusted.ts';

export default function StaticHtml({ value, name }: { value?: string; name?: string }): ComponentChildren {
  return value ? h('astro-slot', { name, dangerouslySetInnerHTML: { __html: trusted(value) } }) : null;
}
