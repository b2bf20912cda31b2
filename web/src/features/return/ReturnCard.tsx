import { formatMoney } from '@eunbit/schema/money';
import type { Carrier } from '@eunbit/schema/order';
import { dateText, dateTimeText, dayText } from '@eunbit/ui/date';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { styled } from '#styled-system/jsx';
import { button } from '#styled-system/recipes';
import { useSettings } from '../../app/settings.tsx';
import { Button } from '../../elements/Button.tsx';
import { ErrorAlert } from '../../elements/ErrorAlert.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden.tsx';
import type { ReturnCard_ReturnFragment } from '../../gql/graphql.ts';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import { orderUrl } from './return.urls.ts';
import { useReportReturnSent } from './return-mutations.ts';
import { nextText, RETURN_REASON_TEXTS, RETURN_RESOLUTION_TEXTS, RETURN_STATUS_TEXTS } from './return-texts.ts';
import { WithdrawDialog } from './WithdrawDialog.tsx';

const ReturnCardFragment = graphql(`
  fragment ReturnCard_Return on Return {
    id
    number
    market
    status
    resolution
    hasGoodsToSendBack
    isWithdrawable
    isSendable
    dueAt
    replacementNumber
    openPayment { amount { amount currency } expiresAt path }
    lines { productId title quantity reason }
    shipping { payer fee { amount currency } }
    label { status parcels { number labelUrl trackingNumber trackingUrl } }
    pickup { on carrier note }
    history { status at reason }
    refund { id amount { amount currency } }
  }
`);

type Return = ReturnCard_ReturnFragment;

interface ReturnCardProps {
  readonly returned: FragmentType<typeof ReturnCardFragment>;
  /** Access token of a guest; null for members. */
  readonly accessToken: string | null;
  readonly nameCarrier: (carrier: Carrier) => string;
}

/** One return of an order: its status, the customer's next step, and its history. */
export function ReturnCard({ returned: masked, accessToken, nameCarrier }: ReturnCardProps) {
  const returned = readFragment(ReturnCardFragment, masked);
  const { number, status, resolution } = returned;
  const titleId = `return-${number}`;
  return (
    <styled.article
      aria-labelledby={titleId}
      display="grid"
      gap="4"
      p={{ base: '5', md: '6' }}
      borderWidth="1px"
      borderRadius="xl"
    >
      <styled.div display="grid" gap="1">
        <styled.p fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
          <FormattedMessage id={RETURN_RESOLUTION_TEXTS[resolution]} /> · {number}
        </styled.p>
        <styled.h3 id={titleId} fontSize="lg" fontWeight="semibold">
          <FormattedMessage id={RETURN_STATUS_TEXTS[status]} />
        </styled.h3>
        <VisuallyHidden role="status">
          <FormattedMessage id={RETURN_STATUS_TEXTS[status]} />
        </VisuallyHidden>
        <NextStep returned={returned} nameCarrier={nameCarrier} isGuest={accessToken !== null} />
      </styled.div>
      <ReturnParcels returned={returned} />
      <OwnSteps returned={returned} accessToken={accessToken} />
      <ReturnedUnits returned={returned} />
      <ReturnHistory returned={returned} />
    </styled.article>
  );
}

interface NextStepProps extends Pick<ReturnCardProps, 'nameCarrier'> {
  readonly returned: Return;
  readonly isGuest: boolean;
}

/** The amount to pay before the goods are shipped again, and a link to pay it. */
function OpenPayment({ payment, market }: { payment: NonNullable<Return['openPayment']>; market: Return['market'] }) {
  const { language } = useSettings();
  const amount = formatMoney(payment.amount, ORDER);
  return (
    <>
      <p>
        <FormattedMessage
          id="returns.payFee"
          values={{ amount, until: dateTimeText(payment.expiresAt, language, market) }}
        />
      </p>
      <styled.p mt="2" _print={{ display: 'none' }}>
        <ButtonLink href={payment.path}>
          <FormattedMessage id="returns.pay" values={{ amount }} />
        </ButtonLink>
      </styled.p>
    </>
  );
}

/** The order with which the goods are shipped again. */
function Replacement({ number, isGuest }: { number: string; isGuest: boolean }) {
  return (
    <Link to={orderUrl(number, isGuest)}>
      <styled.span textDecoration="underline">{number}</styled.span>
    </Link>
  );
}

/** One sentence about the next step and who takes it. */
function NextStep({ returned, nameCarrier, isGuest }: NextStepProps) {
  const { language } = useSettings();
  const { market, dueAt, pickup, refund, shipping } = returned;
  const next = nextText(returned);
  return (
    <>
      {next ? (
        <p>
          <FormattedMessage
            id={next}
            values={{
              until: dueAt ? dateText(dueAt, language, market) : '',
              day: pickup ? dayText(pickup.on, language) : '',
              carrier: pickup ? nameCarrier(pickup.carrier) : '',
            }}
          />
          {pickup?.note ? ` ${pickup.note}` : null}
        </p>
      ) : null}
      {returned.openPayment ? <OpenPayment payment={returned.openPayment} market={market} /> : null}
      {returned.replacementNumber && returned.status === 'SETTLED' ? (
        <p>
          <FormattedMessage
            id="returns.replaced"
            values={{ number: <Replacement number={returned.replacementNumber} isGuest={isGuest} /> }}
          />
        </p>
      ) : null}
      {refund ? (
        <p>
          <FormattedMessage id="returns.refunded" values={{ amount: formatMoney(refund.amount, ORDER) }} />
        </p>
      ) : shipping.fee.amount > 0 && (returned.isWithdrawable || returned.status === 'IN_TRANSIT') ? (
        <styled.p fontSize="sm" color="fg.muted">
          <FormattedMessage id="returns.feeAgreed" values={{ fee: formatMoney(shipping.fee, ORDER) }} />
        </styled.p>
      ) : null}
    </>
  );
}

const ButtonLink = styled('a', button);
const ORDER = { place: 'order' } as const;

/** Labels to print while the customer has the goods, and the tracking numbers of the return parcels. */
function ReturnParcels({ returned: { status, label } }: { returned: Return }) {
  const parcels = label?.parcels ?? [];
  if (parcels.length === 0 || (status !== 'APPROVED' && status !== 'IN_TRANSIT')) return null;
  return (
    <styled.ul listStyleType="none" display="grid" gap="3">
      {parcels.map(({ number, labelUrl, trackingNumber, trackingUrl }) => (
        <styled.li key={number} display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2">
          {status === 'APPROVED' ? (
            <ButtonLink href={labelUrl} target="_blank" rel="noopener noreferrer" _print={{ display: 'none' }}>
              <FormattedMessage id="returns.printLabel" values={{ number, count: parcels.length }} />
            </ButtonLink>
          ) : null}
          <styled.span fontSize="sm" fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
            <FormattedMessage id="returns.trackingNumber" />{' '}
            {trackingUrl ? (
              <styled.a href={trackingUrl} target="_blank" rel="noopener noreferrer" textDecoration="underline">
                {trackingNumber}
              </styled.a>
            ) : (
              trackingNumber
            )}
          </styled.span>
        </styled.li>
      ))}
    </styled.ul>
  );
}

function OwnSteps({ returned, accessToken }: { returned: Return; accessToken: string | null }) {
  const intl = useIntl();
  const { send, busy } = useReportReturnSent();
  const [failure, setFailure] = useState<string | null>(null);
  const [isWithdrawing, setWithdrawing] = useState(false);
  const { number, label, isSendable, isWithdrawable } = returned;
  // An open dialog stays open when staff start to process the return: the server returns why it is too late.
  if (!isSendable && !isWithdrawable && !isWithdrawing && !failure) return null;

  async function reportSent(): Promise<void> {
    const { problem } = await send({ number, accessToken });
    setFailure(problem && (problem.message ?? intl.formatMessage({ id: 'returns.stepFailed' })));
  }

  return (
    <styled.div display="flex" flexWrap="wrap" gap="3" _print={{ display: 'none' }}>
      {isSendable ? (
        <Button variant={label ? 'outline' : 'solid'} busy={busy} onClick={() => void reportSent()}>
          <FormattedMessage id="returns.sent" />
        </Button>
      ) : null}
      {isWithdrawable ? (
        <Button variant="outline" aria-haspopup="dialog" onClick={() => setWithdrawing(true)}>
          <FormattedMessage id="returns.withdraw" />
        </Button>
      ) : null}
      {failure ? <ErrorAlert>{failure}</ErrorAlert> : null}
      {isWithdrawing ? (
        <WithdrawDialog number={number} accessToken={accessToken} onClose={() => setWithdrawing(false)} />
      ) : null}
    </styled.div>
  );
}

function ReturnedUnits({ returned }: { returned: Return }) {
  return (
    <styled.ul listStyleType="none" display="grid" gap="1" fontSize="sm">
      {returned.lines.map(({ productId, title, quantity, reason }) => (
        <styled.li key={productId} overflowWrap="anywhere">
          {title} × {quantity}{' '}
          <styled.span color="fg.muted">
            (<FormattedMessage id={RETURN_REASON_TEXTS[reason]} />)
          </styled.span>
        </styled.li>
      ))}
    </styled.ul>
  );
}

/** The steps so far, newest first. */
function ReturnHistory({ returned: { history, market } }: { returned: Return }) {
  const { language } = useSettings();
  return (
    <styled.ol listStyleType="none" display="grid" gap="2" pt="3" borderTopWidth="1px" fontSize="sm">
      {[...history].reverse().map(({ status, at, reason }, index) => (
        <li key={`${status}${at}`}>
          <styled.div display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="4">
            <styled.span fontWeight={index === 0 ? 'semibold' : 'normal'}>
              <FormattedMessage id={RETURN_STATUS_TEXTS[status]} />
            </styled.span>
            <styled.time dateTime={at} color="fg.muted">
              {dateTimeText(at, language, market)}
            </styled.time>
          </styled.div>
          {reason ? (
            <styled.p whiteSpace="pre-wrap" overflowWrap="anywhere">
              {reason}
            </styled.p>
          ) : null}
        </li>
      ))}
    </styled.ol>
  );
}
