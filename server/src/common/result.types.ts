import { type ApiMessageKey, apiMessage } from '@eunbit/schema/api-messages';
import { ErrorCode } from '@eunbit/schema/error-code';
import type { Language } from '@eunbit/schema/market';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import { Field, InterfaceType, ObjectType, registerEnumType } from 'type-graphql';

registerEnumType(ErrorCode, {
  name: 'ErrorCode',
  description: 'Machine-readable reason of a refusal; also found in `extensions.code` of thrown errors.',
  valuesConfig: {
    VALIDATION: { description: 'One or more fields of the input are wrong; see fieldErrors.' },
    PRODUCT_NOT_FOUND: { description: 'No such product in this store.' },
    PRODUCT_STOPPED: { description: 'The product is not available to order right now.' },
    OUT_OF_STOCK: { description: 'No unit is left.' },
    PRODUCT_AVAILABLE: { description: 'The product can be ordered now; there is nothing to wait for.' },
    QUANTITY_CAPPED: { description: 'The wanted quantity is above what can be ordered.' },
    INSUFFICIENT_STOCK: { description: 'At least one line of the order is no longer in stock; nothing was reserved.' },
    CART_EMPTY: { description: 'There is nothing in the cart.' },
    CHECKOUT_NOT_FOUND: { description: 'No such checkout belongs to this browser.' },
    CHECKOUT_INCOMPLETE: { description: 'An earlier step of the checkout is missing.' },
    TOTAL_CHANGED: { description: 'The total differs from the one the shopper saw; show it and ask again.' },
    PAYMENT_FAILED: { description: 'The payment was declined or not finished; the shopper may try again.' },
    PAYMENT_ENDED: { description: 'The payment was given up before it was made; nothing was charged.' },
    PAYMENT_REPLACED: {
      description: 'Another payment of the same checkout has begun; nothing was charged for this one.',
    },
    PAYMENT_PROVIDER_UNAVAILABLE: { description: 'The payment provider does not answer; nothing was charged.' },
    ORDER_ALREADY_PLACED: { description: 'Another payment of the same checkout has placed the order.' },
    ORDER_NOT_FOUND: { description: 'No such order, or it is not yours.' },
    ORDER_NOT_PAID: {
      description: 'No money has come for the order, or it went back: there is nothing to give a receipt for.',
    },
    PASS_CODE_WRONG: { description: 'The order exists, the pass code does not match.' },
    TOO_MANY_REQUESTS: { description: 'Too many tries; wait before the next one.' },
    CREDENTIALS_WRONG: { description: 'The password does not match.' },
    NEW_PASSWORD_REQUIRED: { description: 'The password is too short for staff; an email to set a new one was sent.' },
    USER_NOT_FOUND: { description: 'There is no such account.' },
    EMAIL_TAKEN: { description: 'An account with this email address exists already.' },
    LINK_INVALID: { description: 'The link of an email is wrong, has expired or was used already.' },
    RECENT_SIGN_IN_REQUIRED: { description: 'The caller has no password to prove who they are: sign in again first.' },
    SESSION_NOT_FOUND: { description: 'No such session belongs to the caller, or it has ended.' },
    LAST_ADMIN: { description: 'Nobody would be left who may appoint staff.' },
    BLOCK_REFUSED: { description: 'The caller may not block this account, or let it write again.' },
    ROLE_REFUSED: { description: 'The caller may not give or take this role.' },
    ROLE_CONFLICT: { description: 'The person has another role by now.' },
    ROLE_CHANGE_PIN_WRONG: { description: 'The role change PIN does not match.' },
    ROLE_CHANGE_PIN_LOCKED: { description: 'Too many wrong secret codes; no role can be changed for 15 minutes.' },
    ROLE_CHANGE_PIN_MISSING: { description: 'No role change PIN is set, so no role can be changed.' },
    ADDRESS_NOT_FOUND: { description: 'No such saved address, or it is not yours.' },
    ADDRESS_CONFLICT: { description: 'The saved address changed after the caller read it.' },
    ADDRESS_EXISTS: { description: 'Another saved address is the same.' },
    ADDRESS_LIMIT: { description: 'No more addresses can be saved.' },
    OAUTH_ATTEMPT_OVER: { description: 'No social sign-up waits to be finished in this browser, or its time is over.' },
    ONLY_WAY_IN: { description: 'The account could not be signed in to any more.' },
    REVIEW_NOT_FOUND: { description: 'No such review, or it is not yours.' },
    REVIEWER_BLOCKED: { description: 'Staff have blocked the account from writing reviews.' },
    PICTURE_TOO_LARGE: { description: 'The picture has too many bytes or pixels.' },
    PICTURE_UNREADABLE: { description: 'The file is no JPEG or PNG picture, whatever its name says.' },
    VIEW_NOT_FOUND: { description: 'No such saved view, or it is not yours.' },
    VIEW_EXISTS: { description: 'Another saved view of the list has this name, or this filter.' },
    VIEW_LIMIT: { description: 'No more views of the list can be saved.' },
    ANNOUNCEMENT_NOT_FOUND: { description: 'No such announcement.' },
    EMAIL_NOT_FAILED: { description: 'There is no such email, or it has not failed (any more).' },
    REQUEST_NOT_FOUND: { description: 'No such message or request.' },
    REQUEST_CONFLICT: { description: 'Somebody else answered the request, or settled it, after the caller read it.' },
    STATUS_TRANSITION_REFUSED: { description: 'An order cannot move from its status to the wanted one.' },
    ORDER_CONFLICT: { description: 'The order changed after the caller read it.' },
    PRODUCT_CONFLICT: { description: 'The product changed after the caller read it.' },
    PRODUCT_RANKING_CONFLICT: {
      description: 'The order of products, or which there are, changed after the caller read it.',
    },
    STOCK_CONFLICT: { description: 'The stock level changed after the caller read it.' },
    UNAUTHENTICATED: { description: 'The operation needs a signed-in caller.' },
    FORBIDDEN: { description: 'The caller lacks the permission.' },
    BAD_REQUEST: { description: 'The request is malformed, too large or too deep.' },
    IDEMPOTENCY_KEY_REUSED: { description: 'The idempotency key belongs to an earlier request with another input.' },
    INTERNAL: { description: 'A fault of the server; details are in its log under the request id.' },
  },
});

@InterfaceType('UserError', {
  description: 'A refusal that a caller is expected to handle. Always select these fields.',
})
export abstract class UserError {
  @Field(() => ErrorCode, { description: 'Reason, for programs.' })
  code!: ErrorCode;

  @Field(() => String, { description: 'Reason, for people, in the language of the request.' })
  message!: string;
}

@ObjectType('FieldError', { description: 'What is wrong with one field of an input.' })
export class FieldError {
  @Field(() => String, { description: 'Name of the field inside the input.' })
  path!: string;

  @Field(() => String, { description: 'Key of the message, equal to the key the clients validate with.' })
  key!: string;

  @Field(() => String, { description: 'Text to show beside the field, in the language of the request.' })
  message!: string;
}

@ObjectType('ValidationError', { description: 'The input was refused and nothing was changed.', implements: UserError })
export class ValidationError extends UserError {
  @Field(() => [FieldError], { description: 'Every wrong field, in the order of the form.' })
  fieldErrors!: FieldError[];
}

@ObjectType('OperationError', {
  description: 'Refused for a reason that needs no more than its code.',
  implements: UserError,
})
export class OperationError extends UserError {}

export function validationError(failures: readonly FieldFailure<ApiMessageKey>[], language: Language): ValidationError {
  const fieldErrors = failures.map(({ path, key }) => ({ path, key, message: apiMessage(key, language) }));
  const first = fieldErrors[0]?.message ?? apiMessage('input.invalid', language);
  return Object.assign(new ValidationError(), { code: ErrorCode.VALIDATION, message: first, fieldErrors });
}

export function operationError(code: ErrorCode, key: ApiMessageKey, language: Language): OperationError {
  return Object.assign(new OperationError(), { code, message: apiMessage(key, language) });
}
