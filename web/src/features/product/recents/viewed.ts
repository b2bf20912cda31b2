/** Maximum stored numbers; the strip needs four, the others replace products that were deleted. */
const KEPT = 20;

/**
 * Numbers of the viewed products, newest last, without duplicates: the page's first script may have appended one again. Other
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
