import { useQuery } from '@apollo/client/react';
import { Box, chakra, Skeleton, Text } from '@chakra-ui/react';
import type { Market } from '@eunbit/schema/market';
import { OrderTimelineKind } from '@eunbit/schema/order-timeline';
import { validateOrderNote } from '@eunbit/schema/validation-order-note';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '../../../../app/use-text.ts';
import { useMay } from '../../../../app/viewer.ts';
import { Button } from '../../../../components/Button.tsx';
import { ChipLinks } from '../../../../components/ChipLinks.tsx';
import { DialogOpener } from '../../../../components/DialogOpener.tsx';
import { ErrorAlert } from '../../../../components/ErrorAlert.tsx';
import { IfMay } from '../../../../components/IfMay.tsx';
import { Panel } from '../../../../components/Panel.tsx';
import { useReload } from '../../../../components/use-reload.ts';
import { useSendForm } from '../../../../components/use-send-form.ts';
import { type FragmentType, graphql, readFragment } from '../../../../gql/index.ts';
import { useOrderFeed } from '../../order-feed.ts';
import { CorrectionDialog } from '../CorrectionDialog.tsx';
import { MentionField } from '../collaboration/MentionField.tsx';
import { mentionedIn } from '../collaboration/mention-draft.ts';
import { type Colleague, useColleagues } from '../collaboration/use-colleagues.ts';
import { useCreateOrderNote } from '../order-mutations.ts';
import { TimelineEntry } from './TimelineEntry.tsx';

const OrderTimelineDocument = graphql(`
  query OrderTimeline($orderNumber: String!, $kinds: [OrderTimelineKind!], $first: Int!) {
    orderTimeline(orderNumber: $orderNumber, kinds: $kinds, first: $first) {
      totalCount
      nodes { id ...TimelineEntry_OrderTimelineEntry }
    }
  }
`);

const FEW = 12;
/** Maximum number of entries; older ones can be found by their kind. */
const MOST_ENTRIES = 60;

/** Timeline of an order, for one kind or all; refetched when the order changes. */
function useOrderTimeline(orderNumber: string, market: Market, kind: OrderTimelineKind | null) {
  const [first, setFirst] = useState(FEW);
  const answer = useQuery(OrderTimelineDocument, {
    variables: { orderNumber, kinds: kind && [kind], first },
    fetchPolicy: 'cache-and-network',
  });
  const reload = useReload(answer);
  useOrderFeed(market, {
    onEvents: (events) => {
      if (events.some(({ order }) => order.number === orderNumber)) reload();
    },
    onMissed: reload,
  });
  const { error, loading, data, previousData } = answer;
  return {
    timeline: (data ?? previousData)?.orderTimeline ?? null,
    failed: error !== undefined,
    loading,
    reload,
    showAll: () => setFirst(MOST_ENTRIES),
  };
}

const OrderTimelineFragment = graphql(`
  fragment OrderTimeline_Order on Order {
    number
    market
    status
  }
`);

/** Timeline of an order, newest first: steps, people, money, parcels, emails and notes, with a form for a new note on top. */
export function OrderTimeline({ order: ref }: { order: FragmentType<typeof OrderTimelineFragment> }) {
  const t = useText();
  const may = useMay();
  const { number, market, status } = readFragment(OrderTimelineFragment, ref);
  const kind = useKind();
  const { timeline, failed, loading, reload, showAll } = useOrderTimeline(number, market, kind);
  // The first status has no earlier one to correct to.
  const isCorrectable = may('ORDER_CORRECT') && status !== 'PREPARING_FOR_SHIPMENT';
  const entries = timeline?.nodes ?? [];
  const more = (timeline?.totalCount ?? 0) - entries.length;
  return (
    <Panel title={t('orders.timeline.title')}>
      <IfMay needed="ORDER_NOTE" keepsShown>
        <AddNote orderNumber={number} />
      </IfMay>
      <Box my="3">
        <KindChips chosen={kind} />
      </Box>
      {failed && !timeline ? (
        <ErrorAlert onRetry={reload} retrying={loading}>
          {t('orders.timeline.failed')}
        </ErrorAlert>
      ) : null}
      {!timeline && loading ? <Skeleton height="16rem" bg="gray.200" /> : null}
      {timeline && entries.length === 0 ? <Text color="fg.muted">{t('orders.timeline.none')}</Text> : null}
      <chakra.ol listStyle="none" aria-busy={loading}>
        {entries.map((entry) => (
          <TimelineEntry key={entry.id} entry={entry} />
        ))}
      </chakra.ol>
      {more > 0 && entries.length < MOST_ENTRIES ? (
        <Button size="sm" variant="subtle" mt="2" loading={loading} onClick={showAll}>
          {t('orders.timeline.more', { count: more })}
        </Button>
      ) : null}
      {more > 0 && entries.length >= MOST_ENTRIES ? (
        <Text mt="2" color="fg.muted" fontSize="sm">
          {t('orders.timeline.most', { count: MOST_ENTRIES })}
        </Text>
      ) : null}
      {isCorrectable ? <CorrectStatus orderNumber={number} /> : null}
    </Panel>
  );
}

const PARAMETER = 'history';

/** The kind in the address; null for all. */
function useKind(): OrderTimelineKind | null {
  const [query] = useSearchParams();
  const wanted = query.get(PARAMETER)?.toUpperCase();
  return Object.values(OrderTimelineKind).find((kind) => kind === wanted) ?? null;
}

function KindChips({ chosen }: { readonly chosen: OrderTimelineKind | null }) {
  const t = useText();
  const [query] = useSearchParams();
  const toKind = (kind: OrderTimelineKind | null) => {
    const wanted = new URLSearchParams(query);
    if (kind) wanted.set(PARAMETER, kind.toLowerCase());
    else wanted.delete(PARAMETER);
    return `?${wanted}`;
  };
  const kinds = Object.values(OrderTimelineKind).map((kind) => ({ kind, text: t(`orders.timeline.${kind}`) }));
  return (
    <ChipLinks
      label={t('orders.timeline.kinds')}
      keepsPlace
      chips={[{ kind: null, text: t('orders.timeline.all') }, ...kinds].map(({ kind, text }) => ({
        to: toKind(kind),
        text,
        chosen: kind === chosen,
      }))}
    />
  );
}

/** Corrects a wrong status; for admins only. */
function CorrectStatus({ orderNumber }: { readonly orderNumber: string }) {
  const t = useText();
  return (
    <DialogOpener
      label={t('orders.correction.open')}
      size="sm"
      variant="outline"
      mt="4"
      dialog={(close) => <CorrectionDialog orderNumber={orderNumber} onClose={close} />}
    />
  );
}

/** Adds a staff note to the order; customers never see it. */
function AddNote({ orderNumber }: { readonly orderNumber: string }) {
  const t = useText();
  const { send } = useCreateOrderNote();
  const colleagues = useColleagues();
  const [chosen, setChosen] = useState<readonly Colleague[]>([]);
  const form = useSendForm({
    values: { text: '' },
    validate: validateOrderNote,
    send: ({ text }) => send({ orderNumber, text, mentionIds: [...mentionedIn(text, chosen)] }),
    problemField: 'text',
    startsOver: true,
    onSent: () => setChosen([]),
  });
  return (
    <chakra.form {...form.formProps} display="grid" gap="3" justifyItems="start">
      <MentionField
        label={t('orders.notes.new')}
        hint={t('orders.notes.hint')}
        {...form.control('text')}
        colleagues={colleagues}
        onMention={(colleague) => setChosen((now) => [...now, colleague])}
      />
      <Button type="submit" size="sm" variant="subtle" loading={form.busy}>
        {t('orders.notes.add')}
      </Button>
    </chakra.form>
  );
}
