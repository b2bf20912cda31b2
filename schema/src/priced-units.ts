/** Units that have one price. */
export interface PricedUnits<Price> {
  readonly quantity: number;
  readonly unitPrice: Price;
}

interface LineUnits<Price> extends PricedUnits<Price> {
  /** Of the units those that an edit of the order added at another price (ORDER-39). */
  readonly addedUnits?: readonly PricedUnits<Price>[] | undefined;
}

/** The units of a line by their prices: those of the purchase first, of which one is left at least, then those that were added. */
export function toPricedUnits<Price>({ quantity, unitPrice, addedUnits = [] }: LineUnits<Price>): PricedUnits<Price>[] {
  const bought = addedUnits.reduce((left, added) => left - added.quantity, quantity);
  return [{ quantity: bought, unitPrice }, ...addedUnits];
}
