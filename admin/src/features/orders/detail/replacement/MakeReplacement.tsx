import { Box, Flex } from '@chakra-ui/react';
import { useText } from '../../../../app/use-text.ts';
import { Button } from '../../../../components/Button.tsx';
import { TextLink } from '../../../../components/ButtonLink.tsx';
import { IfMay } from '../../../../components/IfMay.tsx';
import { Fact, Facts, Panel } from '../../../../components/Panel.tsx';
import { type FragmentType, graphql, readFragment } from '../../../../gql/index.ts';
import { draftOrderUrl } from '../../../../urls/draft-orders.urls.ts';
import { orderUrl } from '../../../../urls/orders.urls.ts';
import { returnUrl } from '../../../../urls/returns.urls.ts';
import { useCreateDraftOrder } from '../../use-create-draft-order.ts';
import { MadeOfOrder } from './MadeOfOrder.tsx';

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
