/** The way back to what else is to be seen again today. */
import { href } from '#components/base/url.ts';

/** Of its page. */
export const TODAY = 'aujourdhui/';

/** Whether its page led here. */
export const cameFromToday = (): boolean => document.referrer === new URL(href(TODAY), location.origin).href;

export const BackToday = ({ main = false }: { main?: boolean }) => (
  <a class={main ? 'control-button control-button-main' : 'control-button'} href={href(TODAY)}>
    La suite de mes cinq minutes
  </a>
);
