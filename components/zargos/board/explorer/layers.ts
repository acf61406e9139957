/** The layers of the map, as links and the stylesheet write them. */
export const LAYER_IDS = ['royaumes', 'noms', 'valeurs', 'mers', 'volcans', 'vortex', 'bras', 'doutes'] as const;
export type LayerId = (typeof LAYER_IDS)[number];

export const LAYER_NAMES = {
  royaumes: 'Royaumes',
  noms: 'Noms',
  valeurs: 'Valeurs',
  mers: 'Cases mer',
  volcans: 'Volcans',
  vortex: 'Lignes de vortex',
  bras: 'Bras de mer',
  doutes: 'Données douteuses',
} as const satisfies Record<LayerId, string>;

/** All but the lines of the vortices, which cross the whole map. */
export const USUAL_LAYERS: readonly LayerId[] = LAYER_IDS.filter((id) => id !== 'vortex');

export const withLayer = (layers: readonly LayerId[], id: LayerId, on: boolean): readonly LayerId[] =>
  LAYER_IDS.filter((one) => (one === id ? on : layers.includes(one)));
