import { Alert, chakra, Flex, Grid, Text } from '@chakra-ui/react';
import { hasUnmadeRefund, isUnmadeRefund } from '@eunbit/schema/payment-reversal';
import type { ReactNode } from 'react';
import { useText } from '../../../app/use-text.ts';
import { ButtonAnchor } from '../../../components/ButtonLink.tsx';
import { Moment } from '../../../components/Moment.tsx';
import { Fact, Facts, Panel } from '../../../components/Panel.tsx';
import { Price } from '../../../components/Price.tsx';
import type { OrderReversals_OrderStaffDetailsFragment } from '../../../gql/graphql.ts';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { disputeReasonText, PROVIDER_REFUND_TEXT, refundFailureText, refundReasonText } from './reversal-texts.ts';
import { SettleFailedRefund } from './SettleFailedRefund.tsx';

const OrderReversalsFragment = graphql(`
  fragment OrderReversals_OrderStaffDetails on OrderStaffDetails {
    orderNumber
    paymentUrl
    laterPaymentUrls
    refunds {
      id
      amount { amount currency }
      status
      reason
      failureReason
      madeAt
      settled {
        note
        at
        author
      }
    }
    disputes {
      id
      amount { amount currency }
      status
      reason
      evidenceDueBy
      openedAt
    }
  }
`);

interface OrderReversalsProps {
  readonly file: FragmentType<typeof OrderReversalsFragment>;
}

/** Refunds and disputes at the payment provider, with the way to its page about them; nothing where there are none. */
export function OrderReversals({ file: ref }: OrderReversalsProps) {
  const t = useText();
  const { orderNumber, refunds, disputes, paymentUrl, laterPaymentUrls } = readFragment(OrderReversalsFragment, ref);
  const pages = paymentUrl ? [paymentUrl, ...laterPaymentUrls] : [];
  if (refunds.length === 0 && disputes.length === 0) return null;
  const needsAnswer = disputes.some(({ status }) => status === 'NEEDS_RESPONSE');
  return (
    <Panel title={t('orders.reversals.title')}>
      <Grid gap="4">
        {needsAnswer ? <Warning>{t('orders.reversals.answerHint')}</Warning> : null}
        {hasUnmadeRefund(refunds) ? <Warning>{t('orders.reversals.failedHint')}</Warning> : null}
        <chakra.ul display="grid" gap="4" listStyle="none">
          {disputes.map((dispute) => (
            <Dispute key={dispute.id} dispute={dispute} />
          ))}
          {refunds.map((refund) => (
            <Refund key={refund.id} refund={refund}>
              {isUnmadeRefund(refund, refunds) ? (
                <SettleFailedRefund orderNumber={orderNumber} refundId={refund.id} />
              ) : null}
            </Refund>
          ))}
        </chakra.ul>
        <Flex wrap="wrap" align="center" justify="space-between" columnGap="4" rowGap="2">
          <chakra.p color="fg.muted">{t('orders.reversals.statusStays')}</chakra.p>
          <Flex wrap="wrap" gap="2">
            {pages.map((page, index) => (
              <ButtonAnchor key={page} href={page} target="_blank" rel="noreferrer" size="sm" variant="outline">
                {t(pages.length > 1 ? 'orders.reversals.openOne' : 'orders.reversals.open', { number: index + 1 })} ↗
              </ButtonAnchor>
            ))}
          </Flex>
        </Flex>
      </Grid>
    </Panel>
  );
}

function Warning({ children }: { children: string }) {
  return (
    <Alert.Root status="warning">
      <Alert.Content>{children}</Alert.Content>
    </Alert.Root>
  );
}

interface DisputeProps {
  readonly dispute: OrderReversals_OrderStaffDetailsFragment['disputes'][number];
}

function Dispute({ dispute }: DisputeProps) {
  const t = useText();
  const { amount, status, reason, evidenceDueBy, openedAt } = dispute;
  return (
    <li>
      <Facts>
        <Fact name={t('orders.reversals.dispute')}>
          <Price value={amount} place="order" /> · {t(`orders.dispute.${status}`)}
        </Fact>
        <Fact name={t('orders.reversals.reason')}>{disputeReasonText(reason, t)}</Fact>
        <Fact name={t('orders.reversals.openedAt')}>
          <Moment at={openedAt} />
        </Fact>
        {evidenceDueBy ? (
          <Fact name={t('orders.reversals.dueBy')}>
            <Moment at={evidenceDueBy} />
          </Fact>
        ) : null}
      </Facts>
    </li>
  );
}

interface RefundProps {
  readonly refund: OrderReversals_OrderStaffDetailsFragment['refunds'][number];
  readonly children: ReactNode;
}

function Refund({ refund, children }: RefundProps) {
  const t = useText();
  const { amount, status, reason, failureReason, madeAt, settled } = refund;
  return (
    <li>
      <Facts>
        <Fact name={t('orders.reversals.refund')}>
          <Price value={amount} place="order" /> · {t(PROVIDER_REFUND_TEXT[status])}
        </Fact>
        {reason ? <Fact name={t('orders.reversals.reason')}>{refundReasonText(reason, t)}</Fact> : null}
        {failureReason ? <Fact name={t('orders.reversals.failure')}>{refundFailureText(failureReason, t)}</Fact> : null}
        <Fact name={t('orders.reversals.madeAt')}>
          <Moment at={madeAt} />
        </Fact>
        {settled ? (
          <Fact name={t('orders.reversals.settled')}>
            <Text whiteSpace="pre-wrap">{settled.note}</Text>
            <Text color="fg.muted" fontSize="xs">
              {settled.author ?? t('audit.formerStaff')} · <Moment at={settled.at} />
            </Text>
          </Fact>
        ) : null}
      </Facts>
      {children}
    </li>
  );
}
