import { useText } from '../../../../app/use-text.ts';
import { Button } from '../../../../components/Button.tsx';
import { TextLink } from '../../../../components/ButtonLink.tsx';
import { Panel } from '../../../../components/Panel.tsx';
import { type FragmentType, graphql, readFragment } from '../../../../gql/index.ts';
import { DRAFT_KIND_TEXT } from '../../../../labels/draft-order-texts.ts';
import { draftOrderListUrl, draftOrderUrl } from '../../../../urls/draft-orders.urls.ts';
import { orderListUrl } from '../../../../urls/orders.urls.ts';
import { useCreateDraftOrder } from './use-create-draft-order.ts';

const MakeReplacementFragment = graphql(`
  fragment MakeReplacement_Order on Order {
    number
    market
    origin {
      kind
      draftNumber
      orderNumber
    }
  }
`);

/** What the order was made of, and the way to send its goods once more or to sell the same again. */
export function MakeReplacement({ order: ref }: { order: FragmentType<typeof MakeReplacementFragment> }) {
  const t = useText();
  const { number, market, origin } = readFragment(MakeReplacementFragment, ref);
  const { create, busy } = useCreateDraftOrder();
  const begin = (kind: 'REPLACEMENT' | 'SALE') => void create({ market, kind, fromOrder: number });
  return (
    <Panel title={t('draftOrders.title')}>
      {origin ? (
        <p>
          {t(DRAFT_KIND_TEXT[origin.kind])}{' '}
          <TextLink to={draftOrderUrl({ market, number: origin.draftNumber })}>{origin.draftNumber}</TextLink>{' '}
          {origin.orderNumber ? (
            <TextLink to={orderListUrl(market, { filter: { search: origin.orderNumber } })}>
              {origin.orderNumber}
            </TextLink>
          ) : null}
        </p>
      ) : null}
      <Button size="sm" variant="outline" mt="2" me="3" loading={busy} onClick={() => begin('REPLACEMENT')}>
        {t('draftOrders.makeReplacement')}
      </Button>
      <Button size="sm" variant="outline" mt="2" me="3" loading={busy} onClick={() => begin('SALE')}>
        {t('draftOrders.sellAgain')}
      </Button>
      <TextLink to={draftOrderListUrl(market, { search: number })}>{t('draftOrders.ofOrder')}</TextLink>
    </Panel>
  );
}
