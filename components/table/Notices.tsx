/** What has to be said, until somebody closes it or something else is to say. */
import { french } from '#components/base/typography.ts';
import { href } from '#components/base/url.ts';
import { download } from '#components/kit/files.ts';
import type { Notice } from './session/session.ts';

interface Props {
  game: string;
  notice: Notice | undefined;
  hush: () => void;
}

export function Notices({ game, notice, hush }: Props) {
  return (
    <div class="table-notices" role="status">
      {notice && (
        <p key={notice.text} class="table-notice">
          <span>{french(notice.text)}</span>
          {notice.teaches && (
            <a class="table-button table-button-main" href={href(`${game}/apprendre/`)}>
              Les leçons
            </a>
          )}
          {notice.rescue !== undefined && (
            <button type="button" class="table-button" onClick={() => download(`${game}-ancienne-partie.json`, notice.rescue)}>
              Enregistrer la partie
            </button>
          )}
          <button type="button" class="table-button" onClick={hush}>
            Fermer<span class="sr"> ce message</span>
          </button>
        </p>
      )}
    </div>
  );
}
