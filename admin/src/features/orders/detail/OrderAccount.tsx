import { chakra, Flex, Grid, Span } from '@chakra-ui/react';
import { personName } from '@eunbit/schema/person-name';
import { useText } from '../../../app/use-text.ts';
import { TextLink } from '../../../components/ButtonLink.tsx';
import { IfMay } from '../../../components/IfMay.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { Prices } from '../../../components/Prices.tsx';
import { showError } from '../../../components/toaster.ts';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { TagBadges } from '../../../labels/TagBadges.tsx';
import { guestUrl, userUrl } from '../../../urls/users.urls.ts';
import { useRevealPassCode } from './order-mutations.ts';
import { Revealed } from './Revealed.tsx';
import type { OrderStaffDetails } from './use-order-staff-details.ts';

/** The buyer's account, and the pass code of a former guest order, shown on request only. */
export function OrderAccount({ file }: { file: OrderStaffDetails }) {
  const t = useText();
  const { customer, hasPassCode, orderNumber } = file;
  if (!customer && !hasPassCode) return null;
  return (
    <Panel title={t('orders.file.account')}>
      <Grid gap="3">
        <OrderBuyer file={file} />
        {hasPassCode ? (
          <IfMay needed="ORDER_EDIT">
            <PassCode orderNumber={orderNumber} />
          </IfMay>
        ) : null}
      </Grid>
    </Panel>
  );
}

function PassCode({ orderNumber }: { orderNumber: string }) {
  const t = useText();
  const { send, busy } = useRevealPassCode();

  async function read() {
    const { answer, problem } = await send({ orderNumber });
    if (problem) showError(problem.message ?? t('orders.action.failed'));
    return problem ? null : (
      <chakra.code px="2" py="1" bg="gray.100" borderRadius="sm" fontWeight="semibold">
        {answer.passCode}
      </chakra.code>
    );
  }

  return (
    <Revealed label={t('orders.file.showPassCode')} busy={busy} read={read} rowGap="3">
      <span>{t('orders.file.passCode')}</span>
    </Revealed>
  );
}

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
function OrderBuyer({ file: ref }: { file: FragmentType<typeof OrderBuyerFragment> }) {
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
