import type { Money } from '@eunbit/schema/money';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { Price } from '../../../elements/money.tsx';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';

const OrderTotalsFragment = graphql(`
  fragment OrderTotals_Order on Order {
    market
    subtotal { amount currency }
    shippingPrice { amount currency }
    tax { amount currency }
    taxRate
    total { amount currency }
  }
`);

export function OrderTotals({ order: masked }: { order: FragmentType<typeof OrderTotalsFragment> }) {
  const order = readFragment(OrderTotalsFragment, masked);
  return (
    <styled.dl display="grid" gap="2">
      <Row term={<FormattedMessage id="order.subtotal" />} value={order.subtotal} />
      <Row term={<FormattedMessage id="order.shipping" />} value={order.shippingPrice} />
      {order.market === 'US' ? (
        <Row term={<FormattedMessage id="order.tax" values={{ rate: order.taxRate }} />} value={order.tax} />
      ) : null}
      <styled.div display="flex" justifyContent="space-between" gap="4" pt="4" mt="2" borderTopWidth="1px">
        <styled.dt fontSize="xl" fontWeight="bold">
          <FormattedMessage id="order.total" />
        </styled.dt>
        <styled.dd fontSize="xl" fontWeight="bold">
          <Price value={order.total} place="order" />
        </styled.dd>
      </styled.div>
    </styled.dl>
  );
}

function Row({ term, value }: { term: ReactNode; value: Money }) {
  return (
    <styled.div display="flex" justifyContent="space-between" gap="4">
      <dt>{term}</dt>
      <dd>
        <Price value={value} place="order" />
      </dd>
    </styled.div>
  );
}
