import { useQuery } from '@apollo/client/react';
import { Badge, chakra, Flex, Span } from '@chakra-ui/react';
import type { Market } from '@eunbit/schema/market';
import { useText } from '../../../../app/use-text.ts';
import { TextLink } from '../../../../components/ButtonLink.tsx';
import { useLiveEvents } from '../../../../components/use-live-events.ts';
import { useReload } from '../../../../components/use-reload.ts';
import { graphql } from '../../../../gql/index.ts';
import { DRAFT_STATUS_PALETTE } from '../../../../labels/draft-status-palette.ts';
import { draftOrderListUrl, draftOrderUrl } from '../../../../urls/draft-orders.urls.ts';
import { orderUrl } from '../../../../urls/orders.urls.ts';

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
export function MadeOfOrder({ market, number }: MadeOfOrderProps) {
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
