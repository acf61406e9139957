/** What the chapters of Zargos may use beside the common components. */
export const ZARGOS_COMPONENTS = {};
