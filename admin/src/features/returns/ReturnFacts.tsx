import { Box } from '@chakra-ui/react';
import { formatMoney } from '@eunbit/schema/money';
import { dateTimeText, dayText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useClock } from '../../app/clock.ts';
import { useText } from '../../app/use-text.ts';
import { TextLink } from '../../components/ButtonLink.tsx';
import { Fact, Facts, MomentFact, MoneyFact, Panel } from '../../components/Panel.tsx';
import { PlainLink } from '../../components/PlainLink.tsx';
import { Price } from '../../components/Price.tsx';
import type { ReturnPage_ReturnFragment } from '../../gql/graphql.ts';
import { readFragment } from '../../gql/index.ts';
import { replacementUrl } from '../../urls/returns.urls.ts';
import { ComposeEmail } from '../orders/ComposeEmail.tsx';
import { ReturnLabelFragment } from './return-label.ts';

/** The customer's request, the order, and who pays for return shipping. */
export function ReturnFacts({ returned }: { returned: ReturnPage_ReturnFragment }) {
  const t = useText();
  const language = useLanguage();
  const clock = useClock();
  const {
    orderNumber,
    market,
    resolution,
    hasGoodsToSendBack,
    shipping,
    pickup,
    dueAt,
    refund,
    replacementNumber,
    openPayment,
  } = returned;
  return (
    <Panel title={t('returns.about')}>
      <Facts>
        <Fact name={t('returns.resolution')}>{t(`returns.resolution.${resolution}`)}</Fact>
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
          ) : shipping.fee.amount === 0 ? (
            t('returns.feeWaived')
          ) : (
            <>
              {t('returns.customerPays')} <Price value={shipping.fee} place="order" />
            </>
          )}
        </Fact>
        {pickup ? (
          <Fact name={t('returns.pickup')}>
            {dayText(pickup.on, language)} · {t(`orders.carrier.${pickup.carrier}`)}
            {pickup.note ? ` · ${pickup.note}` : null}
          </Fact>
        ) : null}
        <LabelFacts returned={returned} />
        <MomentFact name={t('returns.due')} at={dueAt} />
        {refund ? <MoneyFact name={t('returns.refunded')} value={refund.amount} withZero /> : null}
        {openPayment ? (
          <Fact name={t('returns.openPayment')}>
            {t('returns.payBy', {
              amount: formatMoney(openPayment.amount, { place: 'order' }),
              at: dateTimeText(openPayment.expiresAt, language, clock),
            })}
          </Fact>
        ) : null}
        {replacementNumber ? (
          <Fact name={t('returns.replacement')}>
            <TextLink to={replacementUrl(market, replacementNumber)}>{replacementNumber}</TextLink>
          </Fact>
        ) : null}
      </Facts>
      <Box mt="3">
        <ComposeEmail orderNumber={orderNumber} />
      </Box>
    </Panel>
  );
}

/** Labels to print, with the tracking of their parcels. */
function LabelFacts({ returned }: { returned: ReturnPage_ReturnFragment }) {
  const t = useText();
  const label = readFragment(ReturnLabelFragment, returned).label;
  if (!label) return null;
  if (label.parcels.length === 0)
    return <Fact name={t('returns.label')}>{t(`returns.labelState.${label.status}`)}</Fact>;
  return label.parcels.map(({ number, labelUrl, carrierName, trackingNumber, trackingUrl, status }) => (
    <Fact key={number} name={t('returns.label')}>
      <PlainLink href={labelUrl} target="_blank" rel="noopener noreferrer">
        {t('returns.printLabel')}
      </PlainLink>
      {` · ${carrierName} `}
      {trackingUrl ? (
        <PlainLink href={trackingUrl} target="_blank" rel="noopener noreferrer">
          {trackingNumber}
        </PlainLink>
      ) : (
        trackingNumber
      )}
      {status ? ` · ${t(`orders.tracker.${status}`)}` : null}
    </Fact>
  ));
}
