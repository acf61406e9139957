/** The low word of the prime 2⁴⁰ + 435; its high part shifts by forty bits. */
const PRIME = 0x1b3;
const WORD = 2 ** 32;

const hex = (word: number): string => word.toString(16).padStart(8, '0');

/** 64-bit FNV-1a over the UTF-8 bytes of `text`, as sixteen hex digits. In two words: products stay below 2⁵³. */
export function fnv1a(text: string): string {
  let high = 0xcbf29ce4;
  let low = 0x84222325;
  for (const byte of new TextEncoder().encode(text)) {
    const mixed = (low ^ byte) >>> 0;
    const product = mixed * PRIME;
    low = product >>> 0;
    high = (high * PRIME + Math.floor(product / WORD) + ((mixed << 8) >>> 0)) >>> 0;
  }
  return hex(high) + hex(low);
}
