import { chakra, Flex, Span } from '@chakra-ui/react';
import { personName } from '@eunbit/schema/person-name';
import { useText } from '../../../../app/use-text.ts';
import { TextLink } from '../../../../components/ButtonLink.tsx';
import { Prices } from '../../../../components/Prices.tsx';
import { type FragmentType, graphql, readFragment } from '../../../../gql/index.ts';
import { TagBadges } from '../../../../labels/TagBadges.tsx';
import { guestUrl, userUrl } from '../../../../urls/users.urls.ts';

const OrderBuyerFragment = graphql(`
  fragment OrderBuyer_OrderStaffDetails on OrderStaffDetails {
    customer { id name }
    buyer {
      ... on User {
        id
        firstName
        lastName
        tags
        summary { orderCount value { amount currency } }
      }
      ... on Guest {
        id
        firstName
        lastName
        tags
        summary { orderCount value { amount currency } }
      }
    }
  }
`);

/** The buyer as a customer: number of orders, their total, and tags. Only the name if that is unknown. */
export function OrderBuyer({ file: ref }: { file: FragmentType<typeof OrderBuyerFragment> }) {
  const t = useText();
  const { buyer, customer } = readFragment(OrderBuyerFragment, ref);
  if (!buyer) return customer ? <span>{customer.name ?? t('orders.file.formerMember')}</span> : null;
  const { id, summary, tags } = buyer;
  return (
    <chakra.div display="grid" gap="1.5">
      <Flex wrap="wrap" columnGap="3">
        <TextLink to={buyer.__typename === 'Guest' ? guestUrl(id) : userUrl(id)}>{personName(buyer)}</TextLink>
        <Span color="fg.muted">
          {t('orders.buyer.orders', { count: summary.orderCount })} · <Prices values={summary.value} />
        </Span>
      </Flex>
      <TagBadges tags={tags} />
    </chakra.div>
  );
}
