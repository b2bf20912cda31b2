import { Alert, chakra, Flex, Grid, Text } from '@chakra-ui/react';
import { hasUnmadeRefund, isUnmadeRefund } from '@eunbit/schema/payment-reversal';
import { MAXIMUM_NOTE_LENGTH, validateRefundSettlement } from '@eunbit/schema/validation-order-note';
import type { ReactNode } from 'react';
import { useText } from '../../../app/use-text.ts';
import { ButtonAnchor } from '../../../components/ButtonLink.tsx';
import { DialogOpener } from '../../../components/DialogOpener.tsx';
import { FormDialog } from '../../../components/FormDialog.tsx';
import { Moment } from '../../../components/Moment.tsx';
import { Fact, Facts, MomentFact, Panel } from '../../../components/Panel.tsx';
import { Price } from '../../../components/Price.tsx';
import { TextAreaField } from '../../../components/TextAreaField.tsx';
import { useSendForm } from '../../../components/use-send-form.ts';
import type { OrderReversals_OrderStaffDetailsFragment } from '../../../gql/graphql.ts';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { useSettleFailedRefund } from './refund/refund-mutations.ts';
import { disputeReasonText, PROVIDER_REFUND_TEXT, refundFailureText, refundReasonText } from './reversal-texts.ts';

const OrderReversalsFragment = graphql(`
  fragment OrderReversals_OrderStaffDetails on OrderStaffDetails {
    orderNumber
    paymentUrl
    laterPaymentUrls
    refunds { id amount { amount currency } status reason failureReason madeAt settled { note at author } }
    disputes { id amount { amount currency } status reason evidenceDueBy openedAt }
  }
`);

interface OrderReversalsProps {
  readonly file: FragmentType<typeof OrderReversalsFragment>;
}

/** Refunds and disputes at the payment provider, with links to its pages; renders nothing if there are none. */
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
        <MomentFact name={t('orders.reversals.openedAt')} at={openedAt} />
        <MomentFact name={t('orders.reversals.dueBy')} at={evidenceDueBy} />
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
        <MomentFact name={t('orders.reversals.madeAt')} at={madeAt} />
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

interface SettleFailedRefundProps {
  readonly orderNumber: string;
  readonly refundId: string;
}

/** For a failed refund that staff have paid outside the provider. */
function SettleFailedRefund(props: SettleFailedRefundProps) {
  const t = useText();
  return (
    <DialogOpener
      label={t('orders.reversals.settle')}
      needed="REFUND_MAKE"
      size="sm"
      variant="outline"
      mt="3"
      dialog={(close) => <SettlementDialog {...props} onClose={close} />}
    />
  );
}

function SettlementDialog({ orderNumber, refundId, onClose }: SettleFailedRefundProps & { onClose: () => void }) {
  const t = useText();
  const { send } = useSettleFailedRefund();
  const form = useSendForm({
    values: { note: '' },
    validate: validateRefundSettlement,
    send: ({ note }) => send({ orderNumber, refundId, note }),
    onSent: onClose,
  });
  return (
    <FormDialog title={t('orders.reversals.settle')} form={form} agree={t('orders.reversals.settle')} onClose={onClose}>
      <Text>{t('orders.reversals.settleText')}</Text>
      <TextAreaField
        label={t('orders.reversals.settleNote')}
        hint={t('orders.reversals.settleHint')}
        rows={3}
        maxLength={MAXIMUM_NOTE_LENGTH}
        data-autofocus
        {...form.field('note')}
      />
    </FormDialog>
  );
}
