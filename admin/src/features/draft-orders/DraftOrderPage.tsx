import { useQuery } from '@apollo/client/react';
import { Badge } from '@chakra-ui/react';
import type { Market } from '@eunbit/schema/market';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useText } from '../../app/use-text.ts';
import { useMay } from '../../app/viewer.ts';
import { BackLink } from '../../components/ButtonLink.tsx';
import { ErrorAlert } from '../../components/ErrorAlert.tsx';
import { PageSkeleton } from '../../components/PageSkeleton.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { Awaited } from '../../components/QueryError.tsx';
import { useLiveEvents } from '../../components/use-live-events.ts';
import { useReload } from '../../components/use-reload.ts';
import { graphql, readFragment } from '../../gql/index.ts';
import { DRAFT_STATUS_PALETTE } from '../../labels/draft-status-palette.ts';
import { draftOrderListUrl } from '../../urls/draft-orders.urls.ts';
import { DraftOrderEditor } from './DraftOrderEditor.tsx';
import { DraftOrderView } from './DraftOrderView.tsx';
import { DraftOrderFragment } from './draft-order-fragment.ts';

const DraftOrderPageDocument = graphql(`
  query DraftOrderPage($number: String!) {
    draftOrder(number: $number) { id ...DraftOrder_DraftOrder }
  }
`);

const DraftOrderPageChangesDocument = graphql(`
  subscription DraftOrderPageChanges($market: Market!) {
    draftOrderChanged(market: $market) { id ...DraftOrder_DraftOrder }
  }
`);

/** A draft order: a form until it is sent, if the viewer may edit it; otherwise a read-only view. */
export function DraftOrderPage({ market }: { market: Market }) {
  const t = useText();
  const { number = '' } = useParams();
  const answer = useQuery(DraftOrderPageDocument, { variables: { number }, fetchPolicy: 'cache-and-network' });
  const { data, loading } = answer;
  const reload = useReload(answer);
  useLiveEvents(DraftOrderPageChangesDocument, market, { onMissed: reload });
  const may = useMay();
  // Fixed when the page opens: input stays if the permission is removed.
  const [isEditable] = useState(() => may('DRAFT_ORDER_WRITE'));
  const draft = data?.draftOrder ? readFragment(DraftOrderFragment, data.draftOrder) : null;

  return (
    <>
      <BackLink to={draftOrderListUrl(market)}>{t('draftOrders.toList')}</BackLink>
      <PageTitle market={market} title={t('draftOrders.pageTitle', { number })}>
        {draft && draft.kind !== 'SALE' ? <Badge variant="outline">{t(`draftOrders.kind.${draft.kind}`)}</Badge> : null}
        {draft ? (
          <Badge variant="surface" colorPalette={DRAFT_STATUS_PALETTE[draft.status]}>
            {t(`draftOrders.state.${draft.status}`)}
          </Badge>
        ) : null}
      </PageTitle>
      {draft ? (
        draft.status === 'OPEN' && isEditable ? (
          <DraftOrderEditor key={draft.id} draft={draft} />
        ) : (
          <DraftOrderView draft={draft} />
        )
      ) : (
        <Awaited
          answer={answer}
          failed={t('draftOrders.pageFailed')}
          missing={loading ? undefined : <ErrorAlert>{t('draftOrders.missing')}</ErrorAlert>}
          skeleton={<PageSkeleton />}
        />
      )}
    </>
  );
}
