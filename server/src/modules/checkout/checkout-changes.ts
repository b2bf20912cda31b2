import type { Amounts, PricedLine } from '../purchase/index.ts';

export const CheckoutChangeKind = {
  ADDED: 'ADDED',
  REMOVED: 'REMOVED',
  QUANTITY: 'QUANTITY',
  PRICE: 'PRICE',
  SHIPPING: 'SHIPPING',
  TAX: 'TAX',
} as const;
export type CheckoutChangeKind = (typeof CheckoutChangeKind)[keyof typeof CheckoutChangeKind];

export interface SeenLine {
  readonly productId: string;
  readonly quantity: number;
  /** Minor units. */
  readonly lineTotal: number;
}

/** The checkout as the shopper saw it when submitting the payment; amounts in minor units. */
export interface SeenCheckout {
  readonly lines: readonly SeenLine[];
  readonly shipping: number;
  readonly tax: number;
}

export interface CheckoutChange {
  readonly kind: CheckoutChangeKind;
  /** Null for shipping and tax. */
  readonly productId: string | null;
  /** Minor units; null if the line was added. */
  readonly before: number | null;
  /** Minor units; null if the line was removed. */
  readonly after: number | null;
  readonly quantityBefore: number | null;
  readonly quantityAfter: number | null;
}

interface InForce {
  readonly lines: readonly (PricedLine & { readonly productId: string })[];
  readonly amounts: Pick<Amounts, 'shipping' | 'tax'>;
}

function amountChange(kind: 'SHIPPING' | 'TAX', before: number, after: number): CheckoutChange[] {
  if (before === after) return [];
  return [{ kind, productId: null, before, after, quantityBefore: null, quantityAfter: null }];
}

/** Lists the differences: lines in the order of the checkout, removed lines, shipping, tax. */
export function checkoutChanges(seen: SeenCheckout, { lines, amounts }: InForce): CheckoutChange[] {
  const before = new Map(seen.lines.map((line) => [line.productId, line]));
  const present = new Set(lines.map(({ productId }) => productId));
  const changed = lines.flatMap(({ productId, quantity, unitPrice }): CheckoutChange[] => {
    const after = quantity * unitPrice;
    const old = before.get(productId);
    if (old?.quantity === quantity && old.lineTotal === after) return [];
    const kind = old ? (old.quantity === quantity ? 'PRICE' : 'QUANTITY') : 'ADDED';
    const [was, quantityBefore] = [old?.lineTotal ?? null, old?.quantity ?? null];
    return [{ kind, productId, before: was, after, quantityBefore, quantityAfter: quantity }];
  });
  const gone = seen.lines.filter(({ productId }) => !present.has(productId));
  return [
    ...changed,
    ...gone.map(({ productId, quantity, lineTotal }): CheckoutChange => {
      return {
        kind: 'REMOVED',
        productId,
        before: lineTotal,
        after: null,
        quantityBefore: quantity,
        quantityAfter: null,
      };
    }),
    ...amountChange('SHIPPING', seen.shipping, amounts.shipping),
    ...amountChange('TAX', seen.tax, amounts.tax),
  ];
}
