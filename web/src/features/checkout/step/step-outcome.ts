import type { AddressFields } from '@eunbit/schema/address';
import type { Checkout_CheckoutFragment, CheckoutErrorCode } from '../../../gql/graphql.ts';
import { type FragmentType, readFragment } from '../../../gql/index.ts';
import { pickAddressFields } from '../../address/address-fields.ts';
import { CheckoutAnswer, CheckoutContent } from './checkout-content.ts';

export type Checkout = Checkout_CheckoutFragment;

/** A refused field with its error message. */
export interface FieldOperationError {
  /** Name of the field without its parent objects. */
  readonly field: string;
  readonly message: string;
}

/** How saving a step ended. */
export type StepOutcome =
  | { readonly kind: 'saved'; readonly checkout: Checkout }
  | { readonly kind: 'invalid'; readonly operationErrors: readonly FieldOperationError[]; readonly message: string }
  /** Not saved yet: the postal service spells the address differently. */
  | { readonly kind: 'suggested'; readonly suggestion: AddressFields }
  | { readonly kind: 'refused'; readonly code: CheckoutErrorCode; readonly message: string }
  /** No answer came. */
  | { readonly kind: 'failed' };

export function toStepOutcome(masked: FragmentType<typeof CheckoutAnswer> | undefined): StepOutcome {
  const answer = readFragment(CheckoutAnswer, masked);
  if (answer?.__typename === 'Checkout') {
    return { kind: 'saved', checkout: readFragment(CheckoutContent, answer) };
  }
  if (answer?.__typename === 'AddressSuggested')
    return { kind: 'suggested', suggestion: pickAddressFields(answer.suggestion) };
  if (answer?.__typename === 'ValidationError') {
    return { kind: 'invalid', operationErrors: answer.fieldErrors.map(toOperationError), message: answer.message };
  }
  return answer ? { kind: 'refused', code: answer.code, message: answer.message } : { kind: 'failed' };
}

export function toOperationError({
  path,
  message,
}: {
  readonly path: string;
  readonly message: string;
}): FieldOperationError {
  return { field: path.split('.').at(-1) ?? path, message };
}
