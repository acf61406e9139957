/** By night, what is slow and thorough is looked at too (`npm run nightly`). */
export const IS_NIGHT = Boolean(process.env.NIGHT);
