import type { OrderAccess } from '../../order/order-access.ts';

/** An order of this checkout that another payment has placed, for example in another tab. */
export interface PlacedElsewhere {
  /** Explains it, with the order number. */
  readonly message: string;
  readonly access: OrderAccess;
}

/** The outcome of a payment. Functions return null while it is unknown. */
export type CompletionOutcome =
  | { readonly kind: 'placed'; readonly access: OrderAccess }
  | { readonly kind: 'placedElsewhere'; readonly placed: PlacedElsewhere }
  | { readonly kind: 'notFound'; readonly message: string }
  | { readonly kind: 'problem'; readonly message: string }
  /** There is neither a payment nor an order: the request did not arrive. */
  | { readonly kind: 'notStarted' };
