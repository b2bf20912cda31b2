import type { BadgeProps } from '@chakra-ui/react';
import type { PaymentRequestState } from '@eunbit/schema/payment-request';
import type { MessageId } from '../../../../gql/message-id.ts';

export const REQUEST_STATE_TEXT: Readonly<Record<PaymentRequestState, MessageId>> = {
  OPEN: 'orders.paymentRequests.state.open',
  PAID: 'orders.paymentRequests.state.paid',
  ACCEPTED: 'orders.paymentRequests.state.accepted',
  CANCELLED: 'orders.paymentRequests.state.cancelled',
  DECLINED: 'orders.paymentRequests.state.declined',
  EXPIRED: 'orders.paymentRequests.state.expired',
};

export const REQUEST_STATE_PALETTE: Readonly<Record<PaymentRequestState, BadgeProps['colorPalette']>> = {
  OPEN: 'orange',
  PAID: 'green',
  ACCEPTED: 'green',
  CANCELLED: 'gray',
  DECLINED: 'gray',
  EXPIRED: 'gray',
};
