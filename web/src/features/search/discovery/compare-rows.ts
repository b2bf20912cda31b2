/** Text of a cell of the comparison; null if nothing is stated. */
export type CellText = string | null;

/** Whether the products' texts differ; a missing text does not count as different. */
export function differs(cells: readonly CellText[]): boolean {
  return new Set(cells.filter((text) => text !== null)).size > 1;
}

interface Compared {
  readonly comparison?: {
    readonly rows: readonly { readonly aspect: string; readonly ours: string }[];
  } | null;
}

/** The aspects that any of the products states, in order of first occurrence, with the text of each product. */
export function aspectRows(products: readonly Compared[]): { aspect: string; cells: CellText[] }[] {
  const rowsOf = products.map(({ comparison }) => comparison?.rows ?? []);
  const aspects = [...new Set(rowsOf.flatMap((rows) => rows.map(({ aspect }) => aspect)))];
  return aspects.map((aspect) => ({
    aspect,
    cells: rowsOf.map((rows) => rows.find((row) => row.aspect === aspect)?.ours ?? null),
  }));
}
