import { chakra, Dialog, Grid, Text } from '@chakra-ui/react';
import { formatMoney } from '@eunbit/schema/money';
import { useState } from 'react';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { ErrorAlert } from '../../../components/ErrorAlert.tsx';
import { ModalDialog } from '../../../components/ModalDialog.tsx';
import { useSendForm } from '../../../components/use-send-form.ts';
import type { OrderActions_OrderFragment, UpdateOrderStatusInput } from '../../../gql/graphql.ts';
import type { MessageId } from '../../../gql/message-id.ts';
import { getTargetStatus, type OrderAction } from '../../../urls/orders.urls.ts';
import { PreviewEmail } from '../../emails/PreviewEmail.tsx';
import { useEmailPreviews } from '../../emails/use-email-previews.ts';
import { DelayFields } from './DelayFields.tsx';
import { Overtaken } from './Overtaken.tsx';
import { EMPTY_DRAFT, findDraftProblems, type StatusDraft, toStatusInput } from './status-draft.ts';
import { useUpdateOrderStatus } from './use-update-order-status.ts';

const TITLE: Readonly<Record<StatusAction, MessageId>> = {
  confirm: 'orders.dialog.confirm.title',
  delay: 'orders.dialog.delay.title',
  cancel: 'orders.dialog.cancel.title',
};

const SUBMIT: Readonly<Record<StatusAction, MessageId>> = {
  confirm: 'orders.dialog.confirm.submit',
  delay: 'orders.dialog.delay.submit',
  cancel: 'orders.dialog.cancel.submit',
};

/** Shipping has its own dialog. */
type StatusAction = Exclude<OrderAction, 'ship'>;

interface StatusDialogProps {
  readonly action: StatusAction;
  readonly order: OrderActions_OrderFragment;
  readonly onClose: () => void;
  /** `isUndoable`: the change can be undone for some seconds, and no email is sent until then. */
  readonly onDone: (isUndoable: boolean) => void;
}

/** Dialog of an action: shows the order, asks for details, and changes the status. */
export function StatusDialog({ action, order, onClose, onDone }: StatusDialogProps) {
  const t = useText();
  const { updateOrderStatus } = useUpdateOrderStatus();
  const previews = useEmailPreviews();
  // The status when the dialog opened: the live feed may change the order meanwhile.
  const [seen] = useState(order.status);
  // The server's message about a concurrent change.
  const [conflict, setConflict] = useState<string | null>(null);
  // While the mutation runs, the live feed may already show its result.
  const [sent, setSent] = useState(false);
  const overtaken = conflict !== null || (!sent && order.status !== seen);
  const form = useSendForm({
    values: EMPTY_DRAFT,
    validate: (draft) => findDraftProblems(action, draft, { market: order.market, now: new Date() }),
    async send(draft) {
      setSent(true);
      const done = await updateOrderStatus(toStep(draft));
      if (!done.problem) return done;
      if (done.answer?.__typename === 'OrderConflictError') setConflict(done.problem.message);
      setSent(false);
      return done;
    },
    onSent: ({ answer }) => onDone(Boolean(answer.order.undoableChange)),
  });

  const toStep = (draft: StatusDraft): UpdateOrderStatusInput => ({
    orderNumber: order.number,
    expectedStatus: seen,
    status: getTargetStatus(action),
    isUndoable: true,
    ...toStatusInput(action, draft),
  });

  async function preview() {
    const draft = await form.read();
    return draft && previews.previewStatus(toStep(draft));
  }

  return (
    <ModalDialog title={t(TITLE[action])} onClose={onClose}>
      <chakra.form {...form.formProps} display="grid" gap="5">
        <Consequence action={action} order={order} />
        {overtaken ? null : action === 'delay' ? (
          <DelayFields
            form={form}
            market={order.market}
            withPayUntil={order.payment.method === 'DEPOSIT' && order.payment.status === 'AWAITING_PAYMENT'}
          />
        ) : null}
        {overtaken ? (
          <Overtaken status={order.status} message={conflict ?? undefined} />
        ) : form.problem ? (
          <ErrorAlert>{form.problem}</ErrorAlert>
        ) : null}
        <Dialog.Footer>
          <Button variant="outline" onClick={onClose}>
            {t(overtaken ? 'orders.dialog.close' : 'orders.dialog.back')}
          </Button>
          {overtaken ? null : <PreviewEmail ask={preview} onProblem={form.refuse} />}
          {overtaken ? null : (
            <Button type="submit" loading={form.busy} colorPalette={action === 'cancel' ? 'red' : 'gray'}>
              {t(SUBMIT[action])}
            </Button>
          )}
        </Dialog.Footer>
      </chakra.form>
    </ModalDialog>
  );
}

function Consequence({ action, order }: Pick<StatusDialogProps, 'action' | 'order'>) {
  const t = useText();
  const { number, email, payment } = order;
  const depositDue = payment.status === 'AWAITING_PAYMENT';
  const isShort = depositDue && payment.method === 'DEPOSIT' && payment.paidAmount.amount > 0;
  const outstanding = formatMoney(payment.outstandingAmount, { place: 'order' });
  return (
    <Grid gap="2">
      <p>{t('orders.dialog.order', { number })}</p>
      {action === 'confirm' && depositDue && !isShort ? <p>{t('orders.dialog.confirm.otherSum')}</p> : null}
      {action === 'confirm' && isShort ? (
        <Text color="fg.error">{t('orders.dialog.confirm.depositShort', { amount: outstanding })}</Text>
      ) : null}
      {action === 'cancel' ? <Cancelled order={order} /> : null}
      {action === 'delay' ? <p>{t('orders.dialog.delay.once')}</p> : null}
      <Text color="fg.muted">{t('orders.dialog.email', { email })}</Text>
    </Grid>
  );
}

/** Effects of a cancellation on the payment, and on the return that the order settles. */
function Cancelled({ order: { cancellationPreview, reopenedReturn } }: Pick<StatusDialogProps, 'order'>) {
  const t = useText();
  const { money, refund } = cancellationPreview;
  return (
    <>
      <p>{t(`orders.dialog.cancel.${money}`, { amount: formatMoney(refund, { place: 'order' }) })}</p>
      {reopenedReturn ? (
        <Text color="fg.error">
          {t('orders.dialog.cancel.return', {
            number: reopenedReturn.number,
            amount: formatMoney(reopenedReturn.refund, { place: 'order' }),
          })}
        </Text>
      ) : null}
    </>
  );
}
