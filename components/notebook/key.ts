/** Where the notebook is kept. Alone, for pages that only look whether there is one. */
export const NOTEBOOK_KEY = 'carnet';
