import type { OrderAccess } from '../../order/access/order-access.ts';

/** An order of this checkout that another payment has placed, in another tab for one. */
export interface PlacedElsewhere {
  /** Says so, with the number. */
  readonly message: string;
  readonly access: OrderAccess;
}

/** What a payment has come to; null stands for 'not known yet' elsewhere. */
export type CompletionOutcome =
  | { readonly kind: 'placed'; readonly access: OrderAccess }
  | { readonly kind: 'placedElsewhere'; readonly placed: PlacedElsewhere }
  | { readonly kind: 'notFound'; readonly message: string }
  | { readonly kind: 'problem'; readonly message: string }
  /** There is no payment and no order: nothing of it got through. */
  | { readonly kind: 'notStarted' };
