/** Units with the same price. */
export interface PricedUnits<Price> {
  readonly quantity: number;
  readonly unitPrice: Price;
}

interface LineUnits<Price> extends PricedUnits<Price> {
  /** The part of the units that an edit of the order added at another price (ORDER-39). */
  readonly addedUnits?: readonly PricedUnits<Price>[] | undefined;
}

/**
 * The units of a line, grouped by price: first those of the purchase, at least one of which is left, then those that were added.
 */
export function toPricedUnits<Price>({ quantity, unitPrice, addedUnits = [] }: LineUnits<Price>): PricedUnits<Price>[] {
  const bought = addedUnits.reduce((left, added) => left - added.quantity, quantity);
  return [{ quantity: bought, unitPrice }, ...addedUnits];
}
