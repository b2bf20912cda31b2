import { createErrorType, TOO_MANY_REQUESTS } from '../../common/create-error-type.ts';

export const PaymentRequestError = createErrorType('PaymentRequest', {
  LINK_INVALID: 'The link is wrong, or it is older than a month.',
  REQUEST_NOT_FOUND: 'No such order, or no such payment was asked for.',
  REQUEST_CLOSED: 'It is paid or agreed to, was cancelled, declined or has expired.',
  REQUEST_PROCESSING: 'The provider is busy with the payment.',
  NOTHING_TO_PAY: 'It awaits no card: the customer agrees by confirmOrderChange.',
  PAYMENT_NEEDED: 'It is agreed to by its payment: startOrderPayment.',
  PAYMENT_PROVIDER_UNAVAILABLE: 'The provider cannot be reached; nothing was changed.',
  TOO_MANY_REQUESTS,
});
