import type { DraftOrderKind } from '@eunbit/schema/draft-order';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { styled } from '#styled-system/jsx';
import { orderUrl } from '../return/return.urls.ts';

const TEXTS = { REPLACEMENT: 'order.replacementFor', EXCHANGE: 'order.exchangeFor' } as const;

export const OrderLink = styled(Link, { base: { textDecoration: 'underline', textUnderlineOffset: '0.2em' } });

interface ReplacedOrderProps {
  readonly kind: Exclude<DraftOrderKind, 'SALE'>;
  /** The order whose goods are shipped again. */
  readonly orderNumber: string;
  readonly isGuest: boolean;
}

/** A sentence with a link to the order whose goods are shipped again. */
export function ReplacedOrder({ kind, orderNumber, isGuest }: ReplacedOrderProps) {
  const order = <OrderLink to={orderUrl(orderNumber, isGuest)}>{orderNumber}</OrderLink>;
  return <FormattedMessage id={TEXTS[kind]} values={{ order }} />;
}
