/** Number of linked pages on each side of the current page. */
const NEIGHBOURS = 2;

/** The pages that a pager links: the first, the last, and those around the current page. Null is a gap. */
export function pageNumbers(page: number, count: number): (number | null)[] {
  const named = new Set([1, count]);
  for (let near = page - NEIGHBOURS; near <= page + NEIGHBOURS; near += 1) {
    if (near >= 1 && near <= count) named.add(near);
  }
  const numbers: (number | null)[] = [];
  for (const number of [...named].sort((a, b) => a - b)) {
    const last = numbers.at(-1) ?? 0;
    if (number - last === 2) numbers.push(last + 1);
    else if (number - last > 2) numbers.push(null);
    numbers.push(number);
  }
  return numbers;
}
