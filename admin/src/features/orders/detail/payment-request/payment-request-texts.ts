import type { BadgeProps } from '@chakra-ui/react';
import type { PaymentRequestKind, PaymentRequestStatus } from '@eunbit/schema/payment-request';
import type { MessageId } from '../../../../gql/message-id.ts';

export const REQUEST_STATUS_PALETTE: Readonly<Record<PaymentRequestStatus, BadgeProps['colorPalette']>> = {
  OPEN: 'orange',
  PAID: 'green',
  AUTHORISED: 'green',
  ACCEPTED: 'green',
  CANCELLED: 'gray',
  DECLINED: 'gray',
  EXPIRED: 'gray',
};

/** What an open request waits for, and until when. */
export const OPEN_REQUEST_TEXTS: Readonly<Record<PaymentRequestKind, { state: MessageId; until: MessageId }>> = {
  PAYMENT: { state: 'orders.paymentRequests.state.OPEN', until: 'orders.paymentRequests.until' },
  AUTHORISATION: { state: 'orders.paymentRequests.state.toAuthorise', until: 'orders.paymentRequests.authoriseUntil' },
  AGREEMENT: { state: 'orders.paymentRequests.state.toAgree', until: 'orders.paymentRequests.agreeUntil' },
};
