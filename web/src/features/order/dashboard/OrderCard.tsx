import { personName } from '@eunbit/schema/person-name';
import { addressLine } from '@eunbit/schema/postal-address';
import { dateText } from '@eunbit/ui/date';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { styled } from '#styled-system/jsx';
import { useSettings } from '../../../app/settings.tsx';
import { Price } from '../../../elements/money.tsx';
import type { OrderCard_OrderFragment } from '../../../gql/graphql.ts';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { orderUrl } from '../../return/return.urls.ts';
import { OrderTotals } from '../view/OrderTotals.tsx';
import { getStatusText } from '../view/order-texts.ts';
import { reviewPath } from './orders-address.ts';

const OrderCardFragment = graphql(`
  fragment OrderCard_Order on Order {
    id
    number
    market
    createdAt
    status
    payment { status }
    address { firstName lastName address apt city state zipCode }
    lines { id productId slug title imageUrl quantity lineTotal { amount currency } }
    ...OrderTotals_Order
  }
`);

const TextLink = styled(Link, { base: { textDecoration: 'underline', textUnderlineOffset: '0.2em', minH: '6' } });

interface OrderCardProps {
  readonly order: FragmentType<typeof OrderCardFragment>;
  /** Id of the member who may review the products; null if nobody may. */
  readonly reviewerId: string | null;
}

/** An order in the list: status, delivery, products and total. */
export function OrderCard({ order: masked, reviewerId }: OrderCardProps) {
  const { language } = useSettings();
  const order = readFragment(OrderCardFragment, masked);
  const { number, market, createdAt, address, lines } = order;
  return (
    <styled.article aria-labelledby={`order-${number}`} borderWidth="1px" borderRadius="xl" overflow="hidden">
      <styled.div
        display="flex"
        flexWrap="wrap"
        alignItems="baseline"
        columnGap="5"
        rowGap="1"
        px={{ base: '4', md: '6' }}
        py="4"
        bg="bg.subtle"
      >
        <styled.time dateTime={createdAt} color="fg.muted">
          {dateText(createdAt, language, market)}
        </styled.time>
        <styled.h2 id={`order-${number}`} fontSize="md" fontWeight="semibold" fontVariantNumeric="tabular-nums">
          <TextLink to={orderUrl(number, false)}>{number}</TextLink>
        </styled.h2>
        <TextLink to={`/contact/${number}`} fontSize="sm" marginInlineStart={{ md: 'auto' }}>
          <FormattedMessage id="order.contact" />
        </TextLink>
      </styled.div>
      <styled.div px={{ base: '4', md: '6' }} py="5" display="grid" gap="5">
        <styled.p role="status" fontSize="lg" fontWeight="semibold">
          <FormattedMessage id={getStatusText(order)} />
        </styled.p>
        <styled.div
          display="grid"
          gap="6"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' }}
        >
          <styled.ul listStyleType="none" display="grid" gap="4" alignContent="start">
            {lines.map((line) => (
              <OrderedItem key={line.id} line={line} reviewerId={reviewerId} />
            ))}
          </styled.ul>
          <styled.div display="grid" gap="5" alignContent="start">
            <div>
              <styled.h3 fontSize="sm" color="fg.muted" fontWeight="medium">
                <FormattedMessage id="order.shipTo" />
              </styled.h3>
              <styled.address fontStyle="normal" overflowWrap="anywhere">
                {personName(address)}
                <br />
                {addressLine(address, market)}
              </styled.address>
            </div>
            <OrderTotals order={order} />
          </styled.div>
        </styled.div>
      </styled.div>
    </styled.article>
  );
}

interface OrderedItemProps {
  readonly line: OrderCard_OrderFragment['lines'][number];
  readonly reviewerId: string | null;
}

function OrderedItem({ line, reviewerId }: OrderedItemProps) {
  const { slug, title, imageUrl, quantity, lineTotal } = line;
  return (
    <styled.li display="grid" gridTemplateColumns="4rem minmax(0, 1fr)" gap="4" alignItems="start">
      <styled.img
        src={imageUrl}
        alt=""
        htmlWidth={64}
        htmlHeight={64}
        boxSize="4rem"
        objectFit="cover"
        borderRadius="md"
        bg="bg.subtle"
        loading="lazy"
      />
      <styled.div display="grid" gap="0.5" justifyItems="start">
        <styled.span fontWeight="medium">
          <Link to={`/product/${slug}`}>{title}</Link>
        </styled.span>
        <styled.span fontSize="sm" color="fg.muted">
          <FormattedMessage id="order.quantity" values={{ n: quantity }} /> · <Price value={lineTotal} place="order" />
        </styled.span>
        {reviewerId ? (
          <TextLink to={reviewPath(line, reviewerId)} fontSize="sm" display="inline-flex" alignItems="center">
            <FormattedMessage id="order.leaveReview" />
          </TextLink>
        ) : null}
      </styled.div>
    </styled.li>
  );
}
