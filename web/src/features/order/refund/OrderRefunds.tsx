import { formatMoney } from '@eunbit/schema/money';
import type { RefundDestination } from '@eunbit/schema/order-refund';
import { dateText } from '@eunbit/ui/date';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { useSettings } from '../../../app/settings.tsx';
import type { OrderRefunds_OrderFragment } from '../../../gql/graphql.ts';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';

const OrderRefundsFragment = graphql(`
  fragment OrderRefunds_Order on Order {
    market
    lines { id productId title }
    refunds {
      id
      amount { amount currency }
      lines { productId quantity }
      shipping { amount currency }
      destination
      status
      at
      madeAt
    }
  }
`);

const DUE_TEXTS = {
  CARD: 'order.refunds.due.card',
  AUTHORISATION: 'order.refunds.made.authorisation',
  BANK_ACCOUNT: 'order.refunds.due.bankAccount',
} as const satisfies Record<RefundDestination, string>;

const MADE_TEXTS = {
  CARD: 'order.refunds.made.card',
  AUTHORISATION: 'order.refunds.made.authorisation',
  BANK_ACCOUNT: 'order.refunds.made.bankAccount',
} as const satisfies Record<RefundDestination, string>;

type Order = OrderRefunds_OrderFragment;
type Refund = Order['refunds'][number];

/** The partial refunds of an order; nothing if there are none. */
export function OrderRefunds({ order: masked }: { order: FragmentType<typeof OrderRefundsFragment> }) {
  const order = readFragment(OrderRefundsFragment, masked);
  if (order.refunds.length === 0) return null;
  return (
    <styled.ul display="grid" gap="3" mt="4" pt="4" borderTopWidth="1px" listStyle="none">
      {order.refunds.map((refund) => (
        <RefundItem key={refund.id} refund={refund} order={order} />
      ))}
    </styled.ul>
  );
}

function RefundItem({ refund, order }: { refund: Refund; order: Order }) {
  const { language } = useSettings();
  const { amount, destination, status, at, madeAt } = refund;
  const titles = new Map(order.lines.map(({ productId, title }) => [productId, title]));
  const units = refund.lines.map(({ productId, quantity }) => `${titles.get(productId) ?? ''} × ${quantity}`);
  return (
    <li>
      <p>
        <FormattedMessage
          id={(status === 'PENDING' ? DUE_TEXTS : MADE_TEXTS)[destination]}
          values={{
            amount: formatMoney(amount, { place: 'order' }),
            date: dateText(madeAt ?? at, language, order.market),
          }}
        />
      </p>
      {units.length > 0 || refund.shipping.amount > 0 ? (
        <styled.p color="fg.muted" overflowWrap="anywhere">
          {units.join(', ')}
          {units.length > 0 && refund.shipping.amount > 0 ? ', ' : null}
          {refund.shipping.amount > 0 ? <FormattedMessage id="order.shipping" /> : null}
        </styled.p>
      ) : null}
    </li>
  );
}
