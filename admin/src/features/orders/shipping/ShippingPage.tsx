import type { Market } from '@eunbit/schema/market';
import { useSearchParams } from 'react-router';
import { useText } from '../../../app/use-text.ts';
import { ListFrame } from '../../../components/ListFrame.tsx';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { useListQuery } from '../../../components/use-list-query.ts';
import { graphql } from '../../../gql/index.ts';
import { readShippingNumbers } from '../../../urls/orders.urls.ts';
import { BulkShippingForm } from './BulkShippingForm.tsx';

const OrdersToShipDocument = graphql(`
  query OrdersToShip($market: Market!, $orderNumbers: [String!]) {
    ordersToShip(market: $market, orderNumbers: $orderNumbers) { ...BulkShippingForm_OrderToShip }
  }
`);

/** Ships the orders in the address, or those that have waited longest. */
export function ShippingPage({ market }: { market: Market }) {
  const t = useText();
  const [query] = useSearchParams();
  const orderNumbers = readShippingNumbers(query);
  // The table and its input stay while the orders of a file are added.
  const { answer, data, reload } = useListQuery(OrdersToShipDocument, { market, orderNumbers });
  const orders = data?.ordersToShip;
  return (
    <>
      <PageTitle title={t('orders.shipping.title')} market={market} />
      <ListFrame
        answer={answer}
        failed={t('orders.shipping.failed')}
        empty={orders?.length === 0 && t('orders.shipping.empty')}
        busy={false}
        rows={8}
        rowHeight="3.5rem"
      >
        {orders ? <BulkShippingForm market={market} orders={orders} named={orderNumbers} onChanged={reload} /> : null}
      </ListFrame>
    </>
  );
}
