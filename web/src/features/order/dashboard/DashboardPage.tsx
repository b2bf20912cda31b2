import { useSubscription } from '@apollo/client/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { styled } from '#styled-system/jsx';
import type { ScreenLoader } from '../../../app/screen.ts';
import { useScreenQuery } from '../../../app/use-screen-query.ts';
import { LinkButton } from '../../../components/LinkButton.tsx';
import { Button } from '../../../elements/Button.tsx';
import { LoadFailed } from '../../../elements/ErrorAlert.tsx';
import { Skeleton } from '../../../elements/Skeleton.tsx';
import type { DashboardQuery } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { AccountPage } from '../../account/AccountPage.tsx';
import { useRequestOrderClaim } from '../access/access-mutations.ts';
import { OrderCard } from './OrderCard.tsx';
import { OrderFilters } from './OrderFilters.tsx';
import { buildQuery, type OrdersView, readOrdersView } from './orders-address.ts';

const DashboardDocument = graphql(`
  query Dashboard($period: OrderPeriod!, $search: String!, $page: Int!) {
    visitor { viewer { id email isBlocked } }
    myOrders(period: $period, search: $search, page: $page) {
      page
      pageCount
      totalCount
      nodes { id ...OrderCard_Order }
    }
  }
`);

const OwnOrdersChangedDocument = graphql(`
  subscription OwnOrdersChanged {
    orderStatusChanged { id ...OrderCard_Order }
  }
`);

const toVariables = ({ period, search, page }: OrdersView) => ({ period, search, page });

export const loadDashboard: ScreenLoader = ({ url, preload }) =>
  preload(DashboardDocument, toVariables(readOrdersView(url.search)));

/** `/dashboard` and `/orders`: a member's orders in the current store, with their live status. */
export function DashboardPage() {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const view = readOrdersView(search);
  const { data, state, retry, retrying, noteEvent } = useScreenQuery(DashboardDocument, toVariables(view), {
    reread: 'when live',
  });
  // An event contains the order's id, so the cache updates the card.
  useSubscription(OwnOrdersChangedDocument, { ignoreResults: true, onData: noteEvent });
  const viewer = data?.visitor.viewer ?? null;
  return (
    <AccountPage title={intl.formatMessage({ id: 'order.dashboardTitle' })}>
      <styled.p p="4" mb="6" bg="bg.tint" borderRadius="lg" fontSize="sm">
        <FormattedMessage id="order.delayAlert" />
      </styled.p>
      <OrderFilters key={view.search} view={view} pathname={pathname} />
      {data ? (
        <Orders list={data.myOrders} viewer={viewer} view={view} pathname={pathname} />
      ) : state === 'failed' ? (
        <LoadFailed id="order.listFailed" retry={retry} retrying={retrying} />
      ) : (
        <styled.div display="grid" gap="5" aria-busy="true">
          {['a', 'b', 'c'].map((place) => (
            <Skeleton key={place} height="18rem" borderRadius="xl" />
          ))}
        </styled.div>
      )}
      {viewer ? <ClaimOffer email={viewer.email} /> : null}
    </AccountPage>
  );
}

interface OrdersProps {
  readonly list: DashboardQuery['myOrders'];
  readonly viewer: { readonly id: string; readonly isBlocked: boolean } | null;
  readonly view: OrdersView;
  readonly pathname: string;
}

function Orders({ list, viewer, view, pathname }: OrdersProps) {
  const { nodes: orders, page, pageCount, totalCount } = list;
  if (totalCount === 0) return <NoOrders filtered={view.search !== '' || view.period !== 'ALL'} />;
  return (
    <>
      <styled.p role="status" fontSize="sm" color="fg.muted" mb="4">
        <FormattedMessage id="order.found" values={{ count: totalCount }} />
      </styled.p>
      <styled.ul listStyleType="none" display="grid" gap="6">
        {orders.map((order) => (
          <li key={order.id}>
            {/* Blocked members may not write reviews, so there is no link. */}
            <OrderCard order={order} reviewerId={viewer && !viewer.isBlocked ? viewer.id : null} />
          </li>
        ))}
      </styled.ul>
      <OrderPages page={page} pageCount={pageCount} view={view} pathname={pathname} />
    </>
  );
}

function NoOrders({ filtered }: { filtered: boolean }) {
  return (
    <styled.div display="grid" justifyItems="center" gap="5" py="14" textAlign="center">
      <styled.p role="status" fontSize="lg">
        <FormattedMessage id={filtered ? 'order.noneFound' : 'order.none'} />
      </styled.p>
      {filtered ? null : (
        <LinkButton to="/products-cleansing">
          <FormattedMessage id="order.startShopping" />
        </LinkButton>
      )}
    </styled.div>
  );
}

/** Offers to add orders that were placed as a guest; an email to the member's address proves the ownership. */
function ClaimOffer({ email }: { email: string }) {
  const intl = useIntl();
  const { send, busy } = useRequestOrderClaim();
  const [reply, setReply] = useState('');

  async function ask(): Promise<void> {
    const { answer, problem } = await send();
    setReply((problem ?? answer).message ?? intl.formatMessage({ id: 'order.claim.failed' }));
  }

  return (
    <styled.section aria-labelledby="claim-offer" mt="12" p="5" borderWidth="1px" borderRadius="xl">
      <styled.h2 id="claim-offer" fontSize="md" fontWeight="semibold">
        <FormattedMessage id="order.claim.title" />
      </styled.h2>
      <styled.p mt="1" mb="4" color="fg.muted">
        <FormattedMessage
          id="order.claim.text"
          values={{ email: <styled.strong overflowWrap="anywhere">{email}</styled.strong> }}
        />
      </styled.p>
      <Button variant="outline" size="sm" busy={busy} onClick={() => void ask()}>
        <FormattedMessage id="order.claim.send" />
      </Button>
      <styled.p role="status" mt="3" _empty={{ display: 'none' }}>
        {reply}
      </styled.p>
    </styled.section>
  );
}

interface OrderPagesProps {
  readonly page: number;
  readonly pageCount: number;
  readonly view: OrdersView;
  readonly pathname: string;
}

/** Links to newer and older orders; nothing if there is only one page. */
function OrderPages({ page, pageCount, view, pathname }: OrderPagesProps) {
  const intl = useIntl();
  if (pageCount === 1) return null;
  const buildAddress = (wanted: number) => `${pathname}${buildQuery({ ...view, page: wanted })}#top`;
  return (
    <styled.nav
      aria-label={intl.formatMessage({ id: 'order.pages' })}
      display="flex"
      alignItems="center"
      justifyContent="center"
      gap="4"
      mt="8"
    >
      {page > 1 ? (
        <LinkButton to={buildAddress(page - 1)} rel="prev" variant="outline" size="sm">
          <FormattedMessage id="order.newer" />
        </LinkButton>
      ) : null}
      <span aria-current="page">
        <FormattedMessage id="order.pageOf" values={{ page, count: pageCount }} />
      </span>
      {page < pageCount ? (
        <LinkButton to={buildAddress(page + 1)} rel="next" variant="outline" size="sm">
          <FormattedMessage id="order.older" />
        </LinkButton>
      ) : null}
    </styled.nav>
  );
}
