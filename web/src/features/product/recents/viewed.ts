/** Highest count of kept numbers; the strip needs four, the rest replaces products that are gone. */
const KEPT = 20;

/**
 * Numbers of the viewed products, the newest last, each once: what a page puts there before its code is there may repeat one. Other
 * content of the text is ignored.
 */
export function readViewedNumbers(text: string | null): number[] {
  const numbers = (text ?? '')
    .split('/')
    .filter((part) => /^[1-9]\d{0,8}$/.test(part))
    .map(Number);
  return [...new Set(numbers.reverse())].reverse();
}

/** The text after a product was viewed: its number moves to the end. */
export function withViewed(text: string | null, number: number): string {
  const others = readViewedNumbers(text).filter((viewed) => viewed !== number);
  return [...others, number].slice(-KEPT).join('/');
}

/** The viewed products without the open one, the newest first. */
export function selectRecentNumbers(text: string | null, open: number, count: number): number[] {
  return readViewedNumbers(text)
    .reverse()
    .filter((number) => number !== open)
    .slice(0, count);
}
