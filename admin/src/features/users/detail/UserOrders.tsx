import { chakra, Flex, Grid, Span, Text } from '@chakra-ui/react';
import { useText } from '../../../app/use-text.ts';
import { TextLink } from '../../../components/ButtonLink.tsx';
import { Moment } from '../../../components/Moment.tsx';
import { NumberedPager } from '../../../components/NumberedPager.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { Price } from '../../../components/Price.tsx';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { StatusBadge } from '../../../labels/StatusBadge.tsx';
import { orderUrl } from '../../../urls/orders.urls.ts';
import { PartRow } from './PartRow.tsx';

const UserOrdersFragment = graphql(`
  fragment UserOrders_MemberOrderConnection on MemberOrderConnection {
    nodes { id number market customerKind status createdAt total { amount currency } }
    totalCount
    page
    pageCount
  }
`);

interface UserOrdersProps {
  readonly orders: FragmentType<typeof UserOrdersFragment>;
  readonly buildUrl: (page: number) => string;
}

export function UserOrders({ orders: ref, buildUrl }: UserOrdersProps) {
  const t = useText();
  const { nodes: orders, totalCount, page, pageCount } = readFragment(UserOrdersFragment, ref);
  return (
    <Panel title={t('users.orders.title', { count: totalCount })}>
      {orders.length === 0 ? <Text color="fg.muted">{t('users.orders.empty')}</Text> : null}
      <chakra.ul listStyle="none">
        {orders.map((order) => (
          <PartRow key={order.id}>
            <Grid gap="0.5">
              <TextLink to={orderUrl(order)}>{order.number}</TextLink>
              <Span color="fg.muted">
                <Moment at={order.createdAt} />
              </Span>
            </Grid>
            <Flex align="center" gap="3">
              <StatusBadge status={order.status} />
              <Price value={order.total} place="order" fontWeight="semibold" />
            </Flex>
          </PartRow>
        ))}
      </chakra.ul>
      <NumberedPager label={t('users.orders.pages')} page={page} pageCount={pageCount} buildUrl={buildUrl} keepsPlace />
    </Panel>
  );
}
