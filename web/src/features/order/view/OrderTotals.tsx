import { chakra } from '@chakra-ui/react/styled-system';
import type { Money } from '@eunbit/schema/money';
import { Price } from '@eunbit/ui/money.tsx';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';

const OrderTotalsFragment = graphql(`
  fragment OrderTotals_Order on Order {
    market
    subtotal {
      amount
      currency
    }
    shippingPrice {
      amount
      currency
    }
    tax {
      amount
      currency
    }
    taxRate
    total {
      amount
      currency
    }
  }
`);

/** The sums of an order. */
export function OrderTotals({ order: masked }: { order: FragmentType<typeof OrderTotalsFragment> }) {
  const order = readFragment(OrderTotalsFragment, masked);
  return (
    <chakra.dl display="grid" gap="2">
      <Row term={<FormattedMessage id="order.subtotal" />} value={order.subtotal} />
      <Row term={<FormattedMessage id="order.shipping" />} value={order.shippingPrice} />
      {order.market === 'US' ? (
        <Row term={<FormattedMessage id="order.tax" values={{ rate: order.taxRate }} />} value={order.tax} />
      ) : null}
      <chakra.div display="flex" justifyContent="space-between" gap="4" pt="4" mt="2" borderTopWidth="1px">
        <chakra.dt fontSize="xl" fontWeight="bold">
          <FormattedMessage id="order.total" />
        </chakra.dt>
        <chakra.dd fontSize="xl" fontWeight="bold">
          <Price value={order.total} place="order" />
        </chakra.dd>
      </chakra.div>
    </chakra.dl>
  );
}

function Row({ term, value }: { term: ReactNode; value: Money }) {
  return (
    <chakra.div display="flex" justifyContent="space-between" gap="4">
      <dt>{term}</dt>
      <dd>
        <Price value={value} place="order" />
      </dd>
    </chakra.div>
  );
}
