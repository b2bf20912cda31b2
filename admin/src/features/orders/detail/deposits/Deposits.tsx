import { Box, chakra, Flex, Span, Text } from '@chakra-ui/react';
import { formatMoney } from '@eunbit/schema/money';
import { storeDayFormat } from '@eunbit/schema/time-zone';
import { paymentDueDays, validateDepositRemoval, validatePaymentDue } from '@eunbit/schema/validation-deposit';
import { MAXIMUM_NOTE_LENGTH } from '@eunbit/schema/validation-order-note';
import { useState } from 'react';
import { useText } from '../../../../app/use-text.ts';
import { Button } from '../../../../components/Button.tsx';
import { DateField } from '../../../../components/DateField.tsx';
import { FormDialog } from '../../../../components/FormDialog.tsx';
import { IfMay } from '../../../../components/IfMay.tsx';
import { Moment } from '../../../../components/Moment.tsx';
import { Panel } from '../../../../components/Panel.tsx';
import { Price } from '../../../../components/Price.tsx';
import { TextAreaField } from '../../../../components/TextAreaField.tsx';
import { showError, toaster } from '../../../../components/toaster.ts';
import { useSendForm } from '../../../../components/use-send-form.ts';
import type { OrderDeposits_OrderFragment } from '../../../../gql/graphql.ts';
import { type FragmentType, readFragment } from '../../../../gql/index.ts';
import { useRemoveDeposit, useRequestDepositRest, useUpdatePaymentDue } from '../payment-mutations.ts';
import { OrderDepositsFragment, RecordDepositDialog } from './RecordDepositDialog.tsx';

type Order = OrderDeposits_OrderFragment;
type Deposit = Order['deposits'][number];
type Opened = { readonly dialog: 'record' | 'due' } | { readonly dialog: 'remove'; readonly deposit: Deposit };

/** Deposits of an order that is paid by bank transfer, and the amount still open. Renders nothing for other payments. */
export function Deposits({ order: ref }: { order: FragmentType<typeof OrderDepositsFragment> }) {
  const t = useText();
  const order = readFragment(OrderDepositsFragment, ref);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { number, deposits, payment, isDepositRecordable, isPaymentDueEditable } = order;
  if (payment.method !== 'DEPOSIT') return null;
  const isShort = payment.outstandingAmount.amount > 0 && deposits.some(({ removal }) => !removal);
  const close = () => setOpened(null);
  return (
    <Panel title={t('orders.deposits.title')}>
      <Balance order={order} />
      {deposits.length > 0 ? (
        <chakra.ol listStyle="none" display="grid" gap="3" mb="4">
          {deposits.map((deposit) => (
            <DepositLine key={deposit.id} deposit={deposit} onRemove={() => setOpened({ dialog: 'remove', deposit })} />
          ))}
        </chakra.ol>
      ) : (
        <Text color="fg.muted" mb="4">
          {t('orders.deposits.none')}
        </Text>
      )}
      <Flex wrap="wrap" gap="2">
        <IfMay needed="ORDER_RECORD_PAYMENT">
          {isDepositRecordable ? (
            <Button size="sm" variant="outline" aria-haspopup="dialog" onClick={() => setOpened({ dialog: 'record' })}>
              {t('orders.deposits.record')}
            </Button>
          ) : null}
          {isShort && isDepositRecordable ? (
            <RequestRest orderNumber={number} rest={formatMoney(payment.outstandingAmount, { place: 'order' })} />
          ) : null}
        </IfMay>
        {isPaymentDueEditable ? (
          <IfMay needed="ORDER_CONFIRM">
            <Button size="sm" variant="outline" aria-haspopup="dialog" onClick={() => setOpened({ dialog: 'due' })}>
              {t('orders.deposits.setDue')}
            </Button>
          </IfMay>
        ) : null}
      </Flex>
      {opened?.dialog === 'record' ? <RecordDepositDialog order={order} onClose={close} /> : null}
      {opened?.dialog === 'due' ? <PaymentDueDialog orderNumber={number} onClose={close} /> : null}
      {opened?.dialog === 'remove' ? (
        <RemoveDepositDialog orderNumber={number} deposit={opened.deposit} onClose={close} />
      ) : null}
    </Panel>
  );
}

function Balance({ order }: { order: Order }) {
  const t = useText();
  const { outstandingAmount } = order.payment;
  if (outstandingAmount.amount === 0) return null;
  return (
    <Text mb="4" color="fg.error" fontWeight="semibold">
      {t('orders.deposits.open', { amount: formatMoney(outstandingAmount, { place: 'order' }) })}
    </Text>
  );
}

function DepositLine({ deposit, onRemove }: { readonly deposit: Deposit; readonly onRemove: () => void }) {
  const t = useText();
  const { amount, receivedOn, depositorName, bankName, isFromStatement, author, recordedAt, removal } = deposit;
  return (
    <chakra.li borderTopWidth="1px" pt="3" display="flex" gap="3" justifyContent="space-between" alignItems="start">
      <Box minWidth="0">
        <Text fontWeight="semibold" textDecoration={removal ? 'line-through' : undefined}>
          <Price value={amount} place="order" />{' '}
          <Span fontWeight="normal">
            {depositorName} · {receivedOn}
            {bankName ? ` · ${bankName}` : null}
          </Span>
        </Text>
        <Text color="fg.muted" fontSize="xs">
          {isFromStatement ? `${t('orders.deposits.fromStatement')} · ` : null}
          {author ?? t('audit.formerStaff')} · <Moment at={recordedAt} />
        </Text>
        {removal ? (
          <Text color="fg.error" fontSize="xs" overflowWrap="anywhere">
            {t('orders.deposits.wasRemoved', { reason: removal.reason })} {removal.author ?? t('audit.formerStaff')} ·{' '}
            <Moment at={removal.at} />
          </Text>
        ) : null}
      </Box>
      {deposit.isRemovable ? (
        <IfMay needed="ORDER_RECORD_PAYMENT">
          <Button size="sm" variant="outline" flexShrink="0" aria-haspopup="dialog" onClick={onRemove}>
            {t('orders.deposits.removeShort')}
          </Button>
        </IfMay>
      ) : null}
    </chakra.li>
  );
}

interface RequestRestProps {
  readonly orderNumber: string;
  /** The missing amount. */
  readonly rest: string;
}

/** Asks the customer for the missing amount, once per click. */
function RequestRest({ orderNumber, rest }: RequestRestProps) {
  const t = useText();
  const { send, busy } = useRequestDepositRest();

  async function ask() {
    const { problem } = await send({ orderNumber });
    if (problem) showError(problem.message ?? t('orders.action.failed'));
    else toaster.create({ title: t('orders.deposits.restRequested') });
  }

  return (
    <Button size="sm" variant="outline" loading={busy} onClick={() => void ask()}>
      {t('orders.deposits.requestRest', { amount: rest })}
    </Button>
  );
}

interface PaymentDueDialogProps {
  readonly orderNumber: string;
  readonly onClose: () => void;
}

/** Sets the due date of a deposit; on that day the order is cancelled unless money has come. */
function PaymentDueDialog({ orderNumber, onClose }: PaymentDueDialogProps) {
  const t = useText();
  const { send } = useUpdatePaymentDue();
  const today = storeDayFormat('KR').format(new Date());
  const days = paymentDueDays(today);
  const form = useSendForm({
    values: { dueOn: '' },
    validate: ({ dueOn }) => validatePaymentDue(dueOn, today),
    send: ({ dueOn }) => send({ orderNumber, dueOn }),
    done: t('orders.deposits.dueSet'),
    onSent: onClose,
  });
  return (
    <FormDialog title={t('orders.deposits.setDue')} form={form} agree={t('orders.deposits.dueAgree')} onClose={onClose}>
      <p>{t('orders.deposits.dueText')}</p>
      <DateField label={t('orders.delay.payUntil')} min={days.from} max={days.to} {...form.control('dueOn')} />
    </FormDialog>
  );
}

interface RemoveDepositDialogProps {
  readonly orderNumber: string;
  readonly deposit: OrderDeposits_OrderFragment['deposits'][number];
  readonly onClose: () => void;
}

/** Removes a deposit that was recorded by mistake. */
function RemoveDepositDialog({ orderNumber, deposit, onClose }: RemoveDepositDialogProps) {
  const t = useText();
  const { send } = useRemoveDeposit();
  const { amount, depositorName } = deposit;
  const form = useSendForm({
    values: { reason: '' },
    validate: validateDepositRemoval,
    send: ({ reason }) => send({ orderNumber, depositId: deposit.id, reason }),
    done: t('orders.deposits.removed'),
    onSent: onClose,
  });
  return (
    <FormDialog
      title={t('orders.deposits.remove')}
      form={form}
      agree={t('orders.deposits.removeAgree')}
      colorPalette="red"
      onClose={onClose}
    >
      <p>{t('orders.deposits.removeText', { amount: formatMoney(amount, { place: 'order' }), name: depositorName })}</p>
      <TextAreaField
        label={t('orders.deposits.reason')}
        rows={2}
        maxLength={MAXIMUM_NOTE_LENGTH}
        data-autofocus
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
