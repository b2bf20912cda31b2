import { Span } from '@chakra-ui/react';
import { canEdit } from '@eunbit/schema/order-edit';
import { personName } from '@eunbit/schema/person-name';
import { addressLine } from '@eunbit/schema/postal-address';
import { useText } from '../../../app/use-text.ts';
import { DialogOpener } from '../../../components/DialogOpener.tsx';
import { Fact, Facts, MomentFact, Panel } from '../../../components/Panel.tsx';
import { PhoneText } from '../../../components/PhoneText.tsx';
import { PlainLink } from '../../../components/PlainLink.tsx';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { DestinationDialog, EditDestinationFragment } from './edit/DestinationDialog.tsx';

const OrderCustomerFragment = graphql(`
  fragment OrderCustomer_Order on Order {
    number
    market
    createdAt
    customerKind
    email
    phone
    deliveryNote { text }
    giftMessage
    address { firstName lastName address apt city state zipCode }
    addressCheck
    ...EditDestination_Order
  }
`);

/** Customer, contact and shipping address of the order. */
export function OrderCustomer({ order: ref }: { order: FragmentType<typeof OrderCustomerFragment> }) {
  const t = useText();
  const order = readFragment(OrderCustomerFragment, ref);
  const subject = encodeURIComponent(t('orders.detail.emailSubject', { number: order.number }));
  return (
    <Panel title={t('orders.detail.customer')}>
      <Facts>
        <MomentFact name={t('orders.detail.orderedAt')} at={order.createdAt} />
        <Fact name={t('orders.detail.name')}>
          {personName(order.address)} · {t(`orders.customer.${order.customerKind}`)}
        </Fact>
        <Fact name={t('orders.detail.phone')}>
          <PlainLink href={`tel:${order.phone.replace(/[^\d+]/g, '')}`}>
            <PhoneText phone={order.phone} />
          </PlainLink>
        </Fact>
        <Fact name={t('orders.detail.email')}>
          <PlainLink href={`mailto:${order.email}?subject=${subject}`}>{order.email}</PlainLink>
        </Fact>
        <Fact name={t('orders.detail.address')}>
          {addressLine(order.address, order.market)}
          {order.addressCheck ? (
            <Span
              display="block"
              fontSize="sm"
              color={order.addressCheck === 'UNVERIFIED' ? 'red.700' : 'fg.muted'}
              fontWeight={order.addressCheck === 'UNVERIFIED' ? 'semibold' : 'normal'}
            >
              {t(`orders.detail.addressCheck.${order.addressCheck}`)}
            </Span>
          ) : null}
        </Fact>
        {order.deliveryNote ? <Fact name={t('orders.detail.deliveryNote')}>{order.deliveryNote.text}</Fact> : null}
        {order.giftMessage ? <Fact name={t('orders.edits.field.GIFT_MESSAGE')}>{order.giftMessage}</Fact> : null}
      </Facts>
      <EditDestination order={order} />
    </Panel>
  );
}

/** Opens the destination form until something has shipped. */
function EditDestination({ order: ref }: { order: FragmentType<typeof EditDestinationFragment> }) {
  const t = useText();
  const order = readFragment(EditDestinationFragment, ref);
  return (
    <DialogOpener
      label={t('orders.edit.open')}
      needed="ORDER_EDIT"
      isOffered={canEdit('STAFF', order.status)}
      size="sm"
      variant="outline"
      mt="4"
      dialog={(close) => <DestinationDialog order={order} onClose={close} />}
    />
  );
}
