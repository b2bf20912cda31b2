import { chakra, Flex, Text } from '@chakra-ui/react';
import { useText } from '../../../../app/use-text.ts';
import { TextLink } from '../../../../components/ButtonLink.tsx';
import { MarketFlag } from '../../../../components/MarketFlag.tsx';
import { Moment } from '../../../../components/Moment.tsx';
import { Panel } from '../../../../components/Panel.tsx';
import { Price } from '../../../../components/Price.tsx';
import { type FragmentType, graphql, readFragment } from '../../../../gql/index.ts';
import { StatusBadge } from '../../../../labels/StatusBadge.tsx';
import { orderUrl } from '../../../../urls/orders.urls.ts';

const CustomerOrdersFragment = graphql(`
  fragment CustomerOrders_OrderStaffDetails on OrderStaffDetails {
    customerOrders {
      latest { id number market customerKind createdAt status total { amount currency } }
      values { count value { amount currency } }
    }
  }
`);

/** The customer's other orders and the total of all of them (COLLABORATION-5). */
export function CustomerOrders({ file: ref }: { readonly file: FragmentType<typeof CustomerOrdersFragment> }) {
  const t = useText();
  const { latest, values } = readFragment(CustomerOrdersFragment, ref).customerOrders;
  return (
    <Panel title={t('orders.collaboration.customerOrders')}>
      {values.map(({ count, value }) => (
        <Text key={value.currency} fontWeight="semibold">
          {t('orders.collaboration.orderCount', { count })} · <Price value={value} place="order" />
        </Text>
      ))}
      {latest.length === 0 ? (
        <Text color="fg.muted">{t('orders.collaboration.firstOrder')}</Text>
      ) : (
        <chakra.ul listStyle="none" display="grid" gap="3" mt="3">
          {latest.map((order) => (
            <li key={order.id}>
              <Flex align="center" gap="2" wrap="wrap">
                <MarketFlag market={order.market} />
                <TextLink to={orderUrl(order)}>{order.number}</TextLink>
                <StatusBadge status={order.status} />
              </Flex>
              <Text color="fg.muted" fontSize="xs">
                <Moment at={order.createdAt} isDay /> · <Price value={order.total} place="order" />
              </Text>
            </li>
          ))}
        </chakra.ul>
      )}
    </Panel>
  );
}
