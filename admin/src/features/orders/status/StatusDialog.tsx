import { chakra, Dialog, Grid, Text } from '@chakra-ui/react';
import { formatMoney } from '@eunbit/schema/money';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { ErrorAlert } from '../../../components/ErrorAlert.tsx';
import { focusFirstError } from '../../../components/first-error.ts';
import { ModalDialog } from '../../../components/ModalDialog.tsx';
import type { OrderActions_OrderFragment, UpdateOrderStatusInput } from '../../../gql/graphql.ts';
import type { MessageId } from '../../../gql/message-id.ts';
import { getTargetStatus, type OrderAction } from '../../../urls/orders.urls.ts';
import { PreviewEmail } from '../../emails/PreviewEmail.tsx';
import { useEmailPreviews } from '../../emails/use-email-previews.ts';
import { DelayFields } from './DelayFields.tsx';
import { Overtaken } from './Overtaken.tsx';
import { type DraftProblem, EMPTY_DRAFT, findDraftProblem, toStatusInput } from './status-draft.ts';
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

/** Shipping has a dialog of its own. */
type StatusAction = Exclude<OrderAction, 'ship'>;

interface Refused {
  /** Somebody else was faster. */
  readonly isConflict: boolean;
  readonly message: string;
}

interface StatusDialogProps {
  readonly action: StatusAction;
  readonly order: OrderActions_OrderFragment;
  readonly onClose: () => void;
  /** `isUndoable`: the change can be undone for some seconds, and no email leaves until then. */
  readonly onDone: (isUndoable: boolean) => void;
}

/** Dialog of an action: names the order, asks for the details, and changes the status. */
export function StatusDialog({ action, order, onClose, onDone }: StatusDialogProps) {
  const t = useText();
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const { updateOrderStatus, busy } = useUpdateOrderStatus();
  const previews = useEmailPreviews();
  // The status when the dialog opened: the live feed may change the order meanwhile.
  const [seen] = useState(order.status);
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [problem, setProblem] = useState<DraftProblem | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  // While the mutation runs, the live feed may already show the change that it makes.
  const [sent, setSent] = useState(false);
  const overtaken = refused?.isConflict || (!sent && order.status !== seen);

  /** Reads the change from the form; null where the form then shows what is missing. */
  function readStep(): UpdateOrderStatusInput | null {
    const wrong = findDraftProblem(action, draft, { language, market: order.market, now: new Date() });
    flushSync(() => setProblem(wrong));
    if (wrong) focusFirstError(form.current);
    const { number: orderNumber } = order;
    const status = getTargetStatus(action);
    return wrong
      ? null
      : { orderNumber, expectedStatus: seen, status, isUndoable: true, ...toStatusInput(action, draft) };
  }

  async function preview() {
    const step = readStep();
    return step && previews.previewStatus(step);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const step = readStep();
    if (!step) return;
    setSent(true);
    const { answer, problem: wrong } = await updateOrderStatus(step);
    if (!wrong) return onDone(Boolean(answer.order.undoableChange));
    const isConflict = answer?.__typename === 'OrderConflictError';
    setRefused({ isConflict, message: wrong.message ?? t('orders.action.failed') });
    setSent(false);
  }

  return (
    <ModalDialog title={t(TITLE[action])} onClose={onClose}>
      <chakra.form ref={form} onSubmit={submit} noValidate display="grid" gap="5">
        <Consequence action={action} order={order} />
        {overtaken ? null : action === 'delay' ? (
          <DelayFields
            draft={draft}
            problem={problem}
            onChange={setDraft}
            market={order.market}
            withPayUntil={order.payment.method === 'DEPOSIT' && order.payment.status === 'AWAITING_PAYMENT'}
          />
        ) : null}
        {overtaken ? (
          <Overtaken status={order.status} message={refused?.isConflict ? refused.message : undefined} />
        ) : refused ? (
          <ErrorAlert>{refused.message}</ErrorAlert>
        ) : null}
        <Dialog.Footer>
          <Button variant="outline" onClick={onClose}>
            {t(overtaken ? 'orders.dialog.close' : 'orders.dialog.back')}
          </Button>
          {overtaken ? null : (
            <PreviewEmail
              ask={preview}
              onProblem={(text) => setRefused(text === null ? null : { isConflict: false, message: text })}
            />
          )}
          {overtaken ? null : (
            <Button type="submit" loading={busy} colorPalette={action === 'cancel' ? 'red' : 'gray'}>
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

/** What cancelling does with the money, and with the return that the order settles. */
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
