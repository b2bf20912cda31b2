import type { Money } from '@eunbit/schema/money';
import type { CheckoutCartQuery } from '../../../gql/graphql.ts';

/** What is being bought and what it costs, from the checkout or, before that is there, from the cart. */
export interface Purchase {
  readonly lines: readonly PurchaseLine[];
  readonly subtotal: Money;
  readonly shipping: Money;
  /** Null until known. */
  readonly tax?: Money | null;
  /** Percent as text. */
  readonly taxRate?: string;
  readonly total: Money;
  /** Whether the server has not said yet that it comes to this. */
  readonly isPending?: boolean;
}

interface PurchaseLine {
  readonly id: string;
  readonly title: string;
  readonly imageUrl: string;
  readonly quantity: number;
  readonly lineTotal: Money;
}

/** A cart as it would be bought: without the lines of which nothing can be had, which its amounts leave out, too. */
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
