import type { Money } from '@eunbit/schema/money';
import type { CheckoutCartQuery } from '../../../gql/graphql.ts';

/** The goods and amounts of a purchase, from the checkout or, before there is one, from the cart. */
export interface Purchase {
  readonly lines: readonly PurchaseLine[];
  readonly subtotal: Money;
  readonly shipping: Money;
  /** Null until known. */
  readonly tax?: Money | null;
  /** Percentage as text. */
  readonly taxRate?: string;
  readonly total: Money;
  /** Whether the amounts are an estimate that the server has not confirmed. */
  readonly isPending?: boolean;
}

interface PurchaseLine {
  readonly id: string;
  readonly title: string;
  readonly imageUrl: string;
  readonly quantity: number;
  readonly lineTotal: Money;
}

/** The purchase of a cart: without unavailable lines, which its amounts exclude, too. */
export function toPurchase({ lines, ...amounts }: CheckoutCartQuery['cart']): Purchase {
  return {
    ...amounts,
    lines: lines
      .filter(({ maximumQuantity }) => maximumQuantity > 0)
      .map(({ id, quantity, lineTotal, product }) => ({
        id,
        quantity,
        lineTotal,
        title: product.title,
        imageUrl: product.images[0]?.url ?? '',
      })),
  };
}
