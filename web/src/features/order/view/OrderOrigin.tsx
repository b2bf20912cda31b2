import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { styled } from '#styled-system/jsx';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { returnOrderUrl } from '../../return/return.urls.ts';

export const OrderOriginFragment = graphql(`
  fragment OrderOrigin_Order on Order {
    id
    customerKind
    origin {
      kind
      orderNumber
    }
  }
`);

const TEXTS = { REPLACEMENT: 'order.replacementFor', EXCHANGE: 'order.exchangeFor' } as const;

const OrderLink = styled(Link, { base: { textDecoration: 'underline', textUnderlineOffset: '0.2em' } });

/** The order whose goods are sent once more; nothing for others. */
export function OrderOrigin({ order }: { order: FragmentType<typeof OrderOriginFragment> }) {
  const { origin, customerKind } = readFragment(OrderOriginFragment, order);
  if (!origin?.orderNumber || origin.kind === 'SALE') return null;
  const { kind, orderNumber } = origin;
  return (
    <styled.p color="fg.muted">
      <FormattedMessage
        id={TEXTS[kind]}
        values={{
          order: <OrderLink to={returnOrderUrl(orderNumber, customerKind === 'GUEST')}>{orderNumber}</OrderLink>,
        }}
      />
    </styled.p>
  );
}
