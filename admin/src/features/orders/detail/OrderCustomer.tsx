import { chakra } from '@chakra-ui/react/styled-system';
import { personName } from '@eunbit/schema/person-name';
import { dateTimeText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useText } from '../../../app/use-text.ts';
import { Fact, Facts, Panel } from '../../../components/Panel.tsx';
import type { Address, Market } from '../../../gql/graphql.ts';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { ADDRESS_CHECK_TEXT, CUSTOMER_TEXT } from '../order-texts.ts';

const OrderCustomerFragment = graphql(`
  fragment OrderCustomer_Order on Order {
    number
    market
    createdAt
    customerKind
    email
    phone
    address {
      firstname
      lastname
      address
      apt
      city
      state
      zipcode
    }
    addressCheck
  }
`);

const PlainLink = chakra('a', { base: { textDecoration: 'underline', textUnderlineOffset: '0.2em' } });

/** Who ordered, how to reach them, and where the parcel goes. */
export function OrderCustomer({ order: ref }: { order: FragmentType<typeof OrderCustomerFragment> }) {
  const t = useText();
  const language = useLanguage();
  const order = readFragment(OrderCustomerFragment, ref);
  const subject = encodeURIComponent(t('orders.detail.mailSubject', { number: order.number }));
  return (
    <Panel title={t('orders.detail.customer')}>
      <Facts>
        <Fact name={t('orders.detail.orderedAt')}>{dateTimeText(order.createdAt, language, order.market)}</Fact>
        <Fact name={t('orders.detail.name')}>
          {personName(order.address)} · {t(CUSTOMER_TEXT[order.customerKind])}
        </Fact>
        <Fact name={t('orders.detail.phone')}>
          <PlainLink href={`tel:${order.phone.replace(/[^\d+]/g, '')}`}>{order.phone}</PlainLink>
        </Fact>
        <Fact name={t('orders.detail.email')}>
          <PlainLink href={`mailto:${order.email}?subject=${subject}`}>{order.email}</PlainLink>
        </Fact>
        <Fact name={t('orders.detail.address')}>
          {addressText(order.address, order.market)}
          {order.addressCheck ? (
            <chakra.span
              display="block"
              fontSize="sm"
              color={order.addressCheck === 'UNVERIFIED' ? 'red.700' : 'fg.muted'}
              fontWeight={order.addressCheck === 'UNVERIFIED' ? 'semibold' : 'normal'}
            >
              {t(ADDRESS_CHECK_TEXT[order.addressCheck])}
            </chakra.span>
          ) : null}
        </Fact>
      </Facts>
    </Panel>
  );
}

/** On one line, as it is written in the market's country. */
function addressText({ address, apt, city, state, zipcode }: Address, market: Market): string {
  if (market === 'KR') {
    // Cities of this form begin with their province already.
    const place = city.startsWith(state) ? city : `${state} ${city}`;
    return `(${zipcode}) ${place} ${[address, apt].filter(Boolean).join(', ')}`;
  }
  return `${[address, apt, city].filter(Boolean).join(', ')}, ${state} ${zipcode}`;
}
