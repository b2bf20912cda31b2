import { toPricedUnits } from '@eunbit/schema/priced-units';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { styled } from '#styled-system/jsx';
import { Price } from '../../../elements/money.tsx';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';

const OrderLinesFragment = graphql(`
  fragment OrderLines_Order on Order {
    lines {
      id
      slug
      title
      imageUrl
      quantity
      fulfilment { withheld }
      addedUnits { quantity unitPrice { amount currency } }
      unitPrice { amount currency }
      lineTotal { amount currency }
    }
  }
`);

const TitleLink = styled(Link);

/** The products of the order at their prices at the time of purchase. */
export function OrderLines({ order }: { order: FragmentType<typeof OrderLinesFragment> }) {
  const { lines } = readFragment(OrderLinesFragment, order);
  return (
    <styled.ul listStyleType="none" borderTopWidth="1px">
      {lines.map(({ id, slug, title, imageUrl, lineTotal, fulfilment, ...line }) => (
        <styled.li
          key={id}
          display="grid"
          gridTemplateColumns="4.5rem minmax(0, 1fr) auto"
          gap="4"
          alignItems="center"
          py="4"
          borderBottomWidth="1px"
        >
          <styled.img
            src={imageUrl}
            alt=""
            htmlWidth={72}
            htmlHeight={72}
            boxSize="4.5rem"
            objectFit="cover"
            borderRadius="md"
            bg="bg.subtle"
            loading="lazy"
          />
          <div>
            <TitleLink to={`/product/${slug}`} fontWeight="semibold" _hover={{ textDecoration: 'underline' }}>
              {title}
            </TitleLink>
            {toPricedUnits(line).map(({ quantity, unitPrice }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: units have no identity but their place.
              <styled.p key={index} fontSize="sm" color="fg.muted">
                <Price value={unitPrice} place="order" /> ·{' '}
                <FormattedMessage id="order.quantity" values={{ n: quantity }} />
              </styled.p>
            ))}
            {fulfilment?.withheld ? (
              <styled.p fontSize="sm">
                <FormattedMessage id="order.withheld" values={{ n: fulfilment.withheld }} />
              </styled.p>
            ) : null}
          </div>
          <Price value={lineTotal} place="order" fontWeight="semibold" />
        </styled.li>
      ))}
    </styled.ul>
  );
}
