import { personName } from '@eunbit/schema/person-name';
import { addressLine } from '@eunbit/schema/postal-address';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { OrderRefunds } from '../refund/OrderRefunds.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderPaymentBlock } from './OrderPaymentBlock.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { OrderTotals } from './OrderTotals.tsx';
import { OrderTracking } from './OrderTracking.tsx';

export const OrderViewFragment = graphql(`
  fragment OrderView_Order on Order {
    id
    number
    market
    customerKind
    email
    phone
    payment { method status }
    deliveryNote { text }
    giftMessage
    address { firstName lastName address apt city state zipCode }
    ...OrderTimeline_Order
    ...OrderTracking_Order
    ...OrderLines_Order
    ...OrderTotals_Order
    ...OrderPaymentBlock_Order
    ...OrderRefunds_Order
    ...DepositInstructions_Order
    ...RefundAccount_Order
    ...OrderActions_Order
    ...OpenChange_Order
    ...OrderOrigin_Order
  }
`);

/** All details of an order for its buyer. */
export function OrderView({ order: masked }: { order: FragmentType<typeof OrderViewFragment> }) {
  const order = readFragment(OrderViewFragment, masked);
  return (
    <styled.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
      gap={{ base: '10', lg: '14' }}
      alignItems="start"
    >
      <PrintStyles />
      <styled.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="10">
        <Section title={<FormattedMessage id="order.progress" />}>
          <OrderTimeline order={order} />
        </Section>
        <OrderTracking order={order} />
        <Section title={<FormattedMessage id="order.items" />}>
          <OrderLines order={order} />
        </Section>
      </styled.div>
      <styled.div
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="8"
        p={{ base: '5', md: '7' }}
        bg="bg.subtle"
        borderRadius="xl"
      >
        <Section title={<FormattedMessage id="order.amounts" />}>
          <OrderTotals order={order} />
        </Section>
        <Section title={<FormattedMessage id="order.paymentTitle" />}>
          <OrderPaymentBlock order={order} />
          <OrderRefunds order={order} />
        </Section>
        <Section title={<FormattedMessage id="order.shipTo" />}>
          <styled.address fontStyle="normal" overflowWrap="anywhere">
            {personName(order.address)}
            <br />
            {addressLine(order.address, order.market)}
            <br />
            {order.phone}
            <br />
            {order.email}
          </styled.address>
          <BuyerNote label="order.change.field.note" text={order.deliveryNote?.text} />
          <BuyerNote label="order.change.field.giftMessage" text={order.giftMessage} />
        </Section>
      </styled.div>
    </styled.div>
  );
}

function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section>
      <styled.h2 fontSize="lg" fontWeight="semibold" mb="4">
        {title}
      </styled.h2>
      {children}
    </section>
  );
}

interface BuyerNoteProps {
  readonly label: 'order.change.field.note' | 'order.change.field.giftMessage';
  readonly text: string | null | undefined;
}

function BuyerNote({ label, text }: BuyerNoteProps) {
  return text ? (
    <styled.p mt="3" overflowWrap="anywhere">
      <FormattedMessage id={label} />: {text}
    </styled.p>
  ) : null;
}

/**
 * Prints an order without the frame and buttons of the shop, and without page breaks inside a line. A style of this
 * page, so that other pages do not load it.
 */
const RULES = `@media print {
  @page { margin: 15mm; }
  :has(> main) > :not(main), main nav, main dialog, main button { display: none !important; }
  body { font-size: 10.5pt; background: white; }
  main li, main section { break-inside: avoid; }
  main a { text-decoration: none; }
}`;

function PrintStyles() {
  return <style>{RULES}</style>;
}
