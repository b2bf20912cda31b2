/** A line with units that have not shipped. */
export interface OpenLine {
  readonly productId: string;
  readonly title: string;
  readonly open: number;
}

/** Typed quantities by product. */
export type Quantities = Readonly<Record<string, string>>;

interface Line {
  readonly productId: string;
  readonly title: string;
  readonly fulfilment?: { readonly open: number } | null | undefined;
}

export function openLinesOf(lines: readonly Line[]): OpenLine[] {
  return lines.flatMap(({ productId, title, fulfilment }) =>
    fulfilment && fulfilment.open > 0 ? [{ productId, title, open: fulfilment.open }] : [],
  );
}

/** Quantities with all open units. */
export function allOpen(lines: readonly OpenLine[]): Quantities {
  return Object.fromEntries(lines.map(({ productId, open }) => [productId, String(open)]));
}

const toQuantity = (typed: string | undefined) => (/^\d+$/.test(typed?.trim() ?? '') ? Number(typed) : Number.NaN);

/** The typed quantities as the API's input, without lines of quantity 0; null if one is invalid. */
export function toUnits(lines: readonly OpenLine[], typed: Quantities) {
  const units = lines.map(({ productId, open }) => ({
    productId,
    open,
    quantity: toQuantity(typed[productId] || '0'),
  }));
  if (units.some(({ open, quantity }) => !(quantity <= open))) return null;
  return units.flatMap(({ productId, quantity }) => (quantity > 0 ? [{ productId, quantity }] : []));
}

/** Whether some units do not ship. */
export function isPart(lines: readonly OpenLine[], typed: Quantities): boolean {
  return lines.some(({ productId, open }) => toQuantity(typed[productId]) !== open);
}
