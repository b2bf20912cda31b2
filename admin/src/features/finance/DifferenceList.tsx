import { chakra, Text } from '@chakra-ui/react';
import { useText } from '../../app/use-text.ts';
import { TextLink } from '../../components/ButtonLink.tsx';
import { Price } from '../../components/Price.tsx';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import { orderUrl } from '../../urls/orders.urls.ts';

const DifferenceListFragment = graphql(`
  fragment DifferenceList_BooksDifference on BooksDifference {
    kind
    provider { amount currency }
    shop { amount currency }
    intentId
    refundId
    disputeId
    order { id number market customerKind }
  }
`);

interface DifferenceListProps {
  readonly differences: readonly FragmentType<typeof DifferenceListFragment>[];
  /** Shows the order and payment of each difference. */
  readonly withSubject?: boolean;
}

/** Differences between the provider's books and the shop's, with both amounts. */
export function DifferenceList({ differences: refs, withSubject = false }: DifferenceListProps) {
  const t = useText();
  const differences = readFragment(DifferenceListFragment, refs);
  return (
    <chakra.ul display="grid" gap="2" listStyle="none">
      {differences.map(({ kind, provider, shop, intentId, refundId, disputeId, order }) => (
        <chakra.li
          key={`${kind}${intentId}${refundId}${disputeId}${order?.number}${shop?.amount}`}
          px="3"
          py="2"
          bg="red.50"
          borderLeftWidth="3px"
          borderColor="red.700"
          borderRadius="sm"
        >
          <Text fontWeight="semibold" color="red.700">
            {t(`finance.difference.${kind}`)}
          </Text>
          <chakra.p display="flex" flexWrap="wrap" columnGap="4">
            <span>
              {t('finance.provider')} {provider ? <Price value={provider} place="order" /> : t('finance.nothing')}
            </span>
            <span>
              {t('finance.books')} {shop ? <Price value={shop} place="order" /> : t('finance.nothing')}
            </span>
          </chakra.p>
          {withSubject ? (
            <chakra.p display="flex" flexWrap="wrap" columnGap="4" overflowWrap="anywhere">
              {order ? <TextLink to={orderUrl(order)}>{order.number}</TextLink> : null}
              <span>{refundId ?? disputeId ?? intentId}</span>
            </chakra.p>
          ) : null}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
