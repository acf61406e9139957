/** The way back to what else is to be seen again today. */
import { href } from '#components/base/url.ts';

/** Of its page. */
export const TODAY = 'aujourdhui/';

export const BackToday = ({ main = false }: { main?: boolean }) => (
  <a class={main ? 'control-button control-button-main' : 'control-button'} href={href(TODAY)}>
    La suite de mes cinq minutes
  </a>
);
