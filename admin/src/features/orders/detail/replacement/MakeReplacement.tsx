import { useQuery } from '@apollo/client/react';
import { Badge, Box, chakra, Flex, Span } from '@chakra-ui/react';
import type { Market } from '@eunbit/schema/market';
import { useText } from '../../../../app/use-text.ts';
import { Button } from '../../../../components/Button.tsx';
import { TextLink } from '../../../../components/ButtonLink.tsx';
import { IfMay } from '../../../../components/IfMay.tsx';
import { Fact, Facts, Panel } from '../../../../components/Panel.tsx';
import { useLiveEvents } from '../../../../components/use-live-events.ts';
import { useReload } from '../../../../components/use-reload.ts';
import { type FragmentType, graphql, readFragment } from '../../../../gql/index.ts';
import { DRAFT_STATUS_PALETTE } from '../../../../labels/draft-status-palette.ts';
import { draftOrderListUrl, draftOrderUrl } from '../../../../urls/draft-orders.urls.ts';
import { orderUrl } from '../../../../urls/orders.urls.ts';
import { returnUrl } from '../../../../urls/returns.urls.ts';
import { useCreateDraftOrder } from '../../use-create-draft-order.ts';

const MakeReplacementFragment = graphql(`
  fragment MakeReplacement_Order on Order {
    number
    market
    origin { kind draftNumber orderNumber returnNumber }
  }
`);

/** The order's original, the orders made from it, and buttons to send its products again or to sell the same again. */
export function MakeReplacement({ order: ref }: { order: FragmentType<typeof MakeReplacementFragment> }) {
  const t = useText();
  const { number, market, origin } = readFragment(MakeReplacementFragment, ref);
  const { create, busy } = useCreateDraftOrder();
  const begin = (kind: 'REPLACEMENT' | 'SALE') => void create({ market, kind, fromOrder: number });
  return (
    <Panel title={t('draftOrders.title')}>
      {origin ? (
        <Box mb="3">
          <Facts>
            <Fact name={t('draftOrders.madeOf')}>
              <TextLink to={draftOrderUrl({ market, number: origin.draftNumber })}>{origin.draftNumber}</TextLink>
            </Fact>
            {origin.orderNumber ? (
              <Fact name={t('draftOrders.original')}>
                <TextLink to={orderUrl({ number: origin.orderNumber, market, customerKind: 'MEMBER' })}>
                  {origin.orderNumber}
                </TextLink>
              </Fact>
            ) : null}
            {origin.returnNumber ? (
              <Fact name={t('draftOrders.return')}>
                <TextLink to={returnUrl({ market, number: origin.returnNumber })}>{origin.returnNumber}</TextLink>
              </Fact>
            ) : null}
          </Facts>
        </Box>
      ) : null}
      <MadeOfOrder market={market} number={number} />
      <IfMay needed="DRAFT_ORDER_WRITE">
        <Flex wrap="wrap" gap="3">
          <Button size="sm" variant="outline" loading={busy} onClick={() => begin('REPLACEMENT')}>
            {t('draftOrders.makeReplacement')}
          </Button>
          <Button size="sm" variant="outline" loading={busy} onClick={() => begin('SALE')}>
            {t('draftOrders.sellAgain')}
          </Button>
        </Flex>
      </IfMay>
    </Panel>
  );
}

const SHOWN = 5;

const MadeOfOrderDocument = graphql(`
  query DraftsMadeOfOrder($market: Market!, $number: String!, $first: Int!) {
    draftOrders(market: $market, search: $number, first: $first) {
      totalCount
      nodes { id number kind status orderNumber }
    }
  }
`);

const MadeOfOrderChangesDocument = graphql(`
  subscription DraftsMadeOfOrderChanges($market: Market!) {
    draftOrderChanged(market: $market) { id status orderNumber originalNumber }
  }
`);

interface MadeOfOrderProps {
  readonly market: Market;
  /** Number of the original order. */
  readonly number: string;
}

/** Replacements and exchanges of an order, newest first. */
function MadeOfOrder({ market, number }: MadeOfOrderProps) {
  const t = useText();
  const answer = useQuery(MadeOfOrderDocument, {
    variables: { market, number, first: SHOWN },
    fetchPolicy: 'cache-and-network',
  });
  const reload = useReload(answer);
  useLiveEvents(MadeOfOrderChangesDocument, market, {
    onEvent: ({ draftOrderChanged }) => {
      if (draftOrderChanged.originalNumber === number) reload();
    },
    onMissed: reload,
  });
  const { nodes = [], totalCount = 0 } = answer.data?.draftOrders ?? {};
  if (nodes.length === 0) return null;
  return (
    <>
      <chakra.h3 fontWeight="semibold" mb="1">
        {t('draftOrders.ofOrder')}
      </chakra.h3>
      <chakra.ul listStyle="none" display="grid" gap="2" mb="3">
        {nodes.map((draft) => (
          <chakra.li key={draft.id}>
            <Flex wrap="wrap" align="center" columnGap="2">
              <Span>{t(`draftOrders.kind.${draft.kind}`)}</Span>
              {draft.orderNumber ? (
                <TextLink to={orderUrl({ number: draft.orderNumber, market, customerKind: 'MEMBER' })}>
                  {draft.orderNumber}
                </TextLink>
              ) : (
                <TextLink to={draftOrderUrl({ market, number: draft.number })}>{draft.number}</TextLink>
              )}
              <Badge variant="surface" colorPalette={DRAFT_STATUS_PALETTE[draft.status]}>
                {t(`draftOrders.state.${draft.status}`)}
              </Badge>
            </Flex>
          </chakra.li>
        ))}
      </chakra.ul>
      {totalCount > nodes.length ? (
        <TextLink to={draftOrderListUrl(market, { search: number })}>
          {t('draftOrders.allOfOrder', { n: totalCount })}
        </TextLink>
      ) : null}
    </>
  );
}
