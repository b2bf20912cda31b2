import type { Money } from '@eunbit/schema/money';
import type { FragmentType } from '../../../../gql/index.ts';
import type { OrderAccess } from '../../../order/order-access.ts';
import type { PlacedElsewhere } from '../../completion/use-payment-check.ts';
import type { Checkout } from '../../step/checkout-content.ts';
import type { FieldOperationError } from '../../step/field-operation-error.ts';
import type { CheckoutChangesFragment } from './CheckoutChanges.tsx';

/** A product with fewer units left than ordered. */
interface Shortage {
  readonly productId: string;
  readonly title: string;
  readonly requested: number;
  readonly available: number;
  readonly isStopped: boolean;
}

/** Why an order could not be placed, as the payment step shows it. */
export type PaymentProblem =
  | {
      readonly kind: 'changed';
      readonly message: string;
      readonly expected: Money;
      readonly current: Money;
      readonly changes: readonly FragmentType<typeof CheckoutChangesFragment>[];
    }
  | { readonly kind: 'shortage'; readonly message: string; readonly shortages: readonly Shortage[] }
  | { readonly kind: 'message'; readonly message: string };

/** Result of starting a payment. */
export type StartPaymentOutcome =
  | { readonly kind: 'placed'; readonly access: OrderAccess }
  | { readonly kind: 'confirmCard'; readonly clientSecret: string; readonly checkout: Checkout }
  | { readonly kind: 'placedElsewhere'; readonly placed: PlacedElsewhere }
  /** The checkout does not belong to this browser (any more), for example because a member's session has ended. */
  | { readonly kind: 'notFound'; readonly message: string }
  /** An earlier payment of this checkout is running. */
  | { readonly kind: 'processing' }
  | { readonly kind: 'invalid'; readonly operationErrors: readonly FieldOperationError[] }
  | { readonly kind: 'problem'; readonly problem: PaymentProblem; readonly checkout: Checkout | null }
  /** No response arrived: the order may have been placed. */
  | { readonly kind: 'failed' };
