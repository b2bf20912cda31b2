/** What a cell of the comparison says; null if nothing is stated. */
export type CellText = string | null;

/** Whether products say different things: one that states nothing says nothing different. */
export function differs(cells: readonly CellText[]): boolean {
  return new Set(cells.filter((text) => text !== null)).size > 1;
}

interface Compared {
  readonly comparison?: {
    readonly rows: readonly { readonly aspect: string; readonly ours: string }[];
  } | null;
}

/** The aspects that any of the products states, in the order in which they first come, with what each says of it. */
export function aspectRows(products: readonly Compared[]): { aspect: string; cells: CellText[] }[] {
  const rowsOf = products.map(({ comparison }) => comparison?.rows ?? []);
  const aspects = [...new Set(rowsOf.flatMap((rows) => rows.map(({ aspect }) => aspect)))];
  return aspects.map((aspect) => ({
    aspect,
    cells: rowsOf.map((rows) => rows.find((row) => row.aspect === aspect)?.ours ?? null),
  }));
}
