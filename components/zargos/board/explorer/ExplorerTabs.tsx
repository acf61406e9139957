/** Beside the map: the card of the place, the question, the list. Tabs walked with the arrow keys. */
import type { ComponentChildren } from 'preact';
import { TABS, type Tab } from './explorer-state.ts';

const TAB_NAMES = { lieu: 'Fiche', aller: 'Jusqu’où ?', liste: 'Liste' } as const satisfies Record<Tab, string>;

interface Props {
  tab: Tab;
  set: (tab: Tab) => void;
  panels: Readonly<Record<Tab, ComponentChildren>>;
}

export function ExplorerTabs({ tab, set, panels }: Props) {
  const turn = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = step && TABS[(TABS.indexOf(tab) + step + TABS.length) % TABS.length];
    if (!next) return;
    event.preventDefault();
    set(next);
    document.getElementById(`plateau-tab-${next}`)?.focus();
  };
  return (
    <>
      <div class="plateau-tabs" role="tablist" aria-label="À côté de la carte" onKeyDown={turn}>
        {TABS.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`plateau-tab-${one}`}
            aria-selected={one === tab}
            aria-controls={`plateau-panel-${one}`}
            tabIndex={one === tab ? 0 : -1}
            onClick={() => set(one)}
          >
            {TAB_NAMES[one]}
          </button>
        ))}
      </div>
      {TABS.map((one) => (
        <div
          key={one}
          id={`plateau-panel-${one}`}
          class="stack plateau-panel"
          role="tabpanel"
          aria-labelledby={`plateau-tab-${one}`}
          hidden={one !== tab}
        >
          {one === tab || one === 'liste' ? panels[one] : null}
        </div>
      ))}
    </>
  );
}
