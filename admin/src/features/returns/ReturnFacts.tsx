import { Box } from '@chakra-ui/react';
import { dateTimeText, dayText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useText } from '../../app/use-text.ts';
import { TextLink } from '../../components/ButtonLink.tsx';
import { Fact, Facts, Panel } from '../../components/Panel.tsx';
import { Price } from '../../components/Price.tsx';
import type { ReturnPage_ReturnFragment } from '../../gql/graphql.ts';
import { CARRIER_TEXT } from '../../labels/order-texts.ts';
import { RETURN_WISH_TEXT } from '../../labels/return-texts.ts';
import { ComposeEmail } from '../orders/detail/compose-email/ComposeEmail.tsx';

/** What the customer wants, the order, and who pays for the way back. */
export function ReturnFacts({ returned }: { returned: ReturnPage_ReturnFragment }) {
  const t = useText();
  const language = useLanguage();
  const { orderNumber, market, wish, hasGoodsToSendBack, shipping, pickup, dueAt, refund, replacementNumber } =
    returned;
  return (
    <Panel title={t('returns.about')}>
      <Facts>
        <Fact name={t('returns.wish')}>{t(RETURN_WISH_TEXT[wish])}</Fact>
        <Fact name={t('returns.order')}>
          <TextLink to={`/order_${market === 'KR' ? 'ko' : 'us'}/${encodeURIComponent(orderNumber)}`}>
            {orderNumber}
          </TextLink>
        </Fact>
        <Fact name={t('returns.wayBack')}>
          {!hasGoodsToSendBack ? (
            t('returns.noWayBack')
          ) : shipping.payer === 'SHOP' ? (
            t('returns.shopPays')
          ) : (
            <>
              {t('returns.customerPays')} <Price value={shipping.fee} place="order" />
            </>
          )}
        </Fact>
        {pickup ? (
          <Fact name={t('returns.pickup')}>
            {dayText(pickup.on, language)} · {t(CARRIER_TEXT[pickup.carrier])}
            {pickup.note ? ` · ${pickup.note}` : null}
          </Fact>
        ) : null}
        {dueAt ? <Fact name={t('returns.due')}>{dateTimeText(dueAt, language, market)}</Fact> : null}
        {refund ? (
          <Fact name={t('returns.refunded')}>
            <Price value={refund.amount} place="order" />
          </Fact>
        ) : null}
        {replacementNumber ? <Fact name={t('returns.replacement')}>{replacementNumber}</Fact> : null}
      </Facts>
      <Box mt="3">
        <ComposeEmail orderNumber={orderNumber} />
      </Box>
    </Panel>
  );
}
