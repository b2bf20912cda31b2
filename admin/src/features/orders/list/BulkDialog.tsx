import { Box, Flex, Grid, Progress, Text } from '@chakra-ui/react';
import type { Market } from '@eunbit/schema/market';
import { useEffect, useState } from 'react';
import { useText } from '../../../app/use-text.ts';
import { ErrorAlert } from '../../../components/ErrorAlert.tsx';
import { SelectField } from '../../../components/SelectField.tsx';
import { useSendForm } from '../../../components/use-send-form.ts';
import type { UpdateOrderStatusInput } from '../../../gql/graphql.ts';
import type { MessageId } from '../../../gql/message-id.ts';
import { getTargetStatus } from '../../../urls/orders.urls.ts';
import { PreviewEmail } from '../../emails/PreviewEmail.tsx';
import { useEmailPreviews } from '../../emails/use-email-previews.ts';
import { useBulkUpdate } from '../bulk/bulk-mutations.ts';
import type { BulkAnswer } from '../bulk/use-bulk-answers.ts';
import { DelayFields } from '../status/DelayFields.tsx';
import { EMPTY_DRAFT, findDraftProblems, type StatusDraft, toStatusInput } from '../status/status-draft.ts';
import { UndoRow } from '../undo/UndoRow.tsx';
import { useUndo } from '../undo/undo-context.ts';
import type { BulkAction } from './BulkBar.tsx';
import { BulkFrame } from './BulkFrame.tsx';
import { type SelectableOrder, splitByChange } from './selection.ts';

const TITLE: Readonly<Record<BulkAction, MessageId>> = {
  confirm: 'orders.bulk.confirmTitle',
  delay: 'orders.bulk.delayTitle',
  cancel: 'orders.bulk.cancelTitle',
};

const SUBMIT: Readonly<Record<BulkAction, MessageId>> = {
  confirm: 'orders.bulk.confirmSome',
  delay: 'orders.bulk.delaySome',
  cancel: 'orders.bulk.cancelSome',
};

/** How long the result is shown if all orders succeeded and the undo bar shows it, in milliseconds. */
const RESULT_MS = 2000;
const TOLD_BY_BAR_MS = 0;

interface BulkDialogProps {
  readonly action: BulkAction;
  readonly market: Market;
  readonly orders: readonly SelectableOrder[];
  readonly onClose: () => void;
  /** Called when the operation has ended, with any result. */
  readonly onDone: () => void;
}

/** Shows how many of the selected orders qualify, asks for confirmation, changes them and shows the results. */
export function BulkDialog({ action, market, orders, onClose, onDone }: BulkDialogProps) {
  const t = useText();
  // A snapshot: orders that change while the dialog is open must not change its question.
  const [asked] = useState(orders);
  const [answers, setAnswers] = useState<readonly BulkAnswer[] | null>(null);
  const { update, progress } = useBulkUpdate(t('orders.bulk.noAnswer'));
  const { able, unpaid, unable } = splitByChange(asked, getTargetStatus(action));
  const flawless = answers?.every(({ outcome }) => outcome === 'DONE') ?? false;
  const isUndoable = answers?.some((answer) => answer.isUndoable) ?? false;
  const { batches } = useUndo();
  // The bar is behind the dialog, so the dialog closes as soon as there is nothing else to do in it.
  const batch = isUndoable ? batches.at(-1) : undefined;
  useEffect(
    function closeWhenAllIsWell() {
      if (!flawless) return;
      const timer = setTimeout(onClose, isUndoable ? TOLD_BY_BAR_MS : RESULT_MS);
      return () => clearTimeout(timer);
    },
    [flawless, isUndoable, onClose],
  );

  const toStep = (draft: StatusDraft) => ({ status: getTargetStatus(action), ...toStatusInput(action, draft) });

  async function work(numbers: readonly string[], draft: StatusDraft) {
    setAnswers(await update(numbers, toStep(draft)));
    onDone();
  }

  const form = useSendForm({
    values: EMPTY_DRAFT,
    validate: (draft) => findDraftProblems(action, draft, { market, now: new Date() }),
    async send(draft) {
      await work(
        asked.map(({ number }) => number),
        draft,
      );
      return { problem: null };
    },
  });

  /** Reads the change from the form; null if validation failed, in which case the form shows the errors. */
  async function readStep() {
    const draft = await form.read();
    return draft && toStep(draft);
  }

  return (
    <BulkFrame
      title={t(TITLE[action], { count: asked.length })}
      market={market}
      form={form}
      isWorking={progress !== null}
      answers={answers}
      submitText={t(SUBMIT[action], { able: able.length, count: asked.length })}
      disabled={able.length === 0}
      colorPalette={action === 'cancel' ? 'red' : 'gray'}
      onRetry={(numbers) => void work(numbers, form.watch())}
      onClose={onClose}
    >
      {answers ? (
        batch && !flawless ? (
          <UndoRow batch={batch} />
        ) : null
      ) : (
        <Grid gap="2">
          <p>{t('orders.bulk.able', { able: able.length, skipped: unable.length })}</p>
          {unpaid.length > 0 ? <Text color="fg.error">{t('orders.bulk.unpaid', { count: unpaid.length })}</Text> : null}
          {action === 'cancel' ? <p>{t('orders.bulk.cancelled')}</p> : null}
          <Text color="fg.muted">{t('orders.bulk.emails')}</Text>
        </Grid>
      )}
      {action === 'delay' && !answers ? (
        <DelayFields form={form} market={market} withPayUntil={market === 'KR'} />
      ) : null}
      {answers || progress !== null || able.length === 0 ? null : (
        <BulkEmailPreview orders={able} readStep={readStep} />
      )}
      {progress !== null ? (
        <Progress.Root value={progress} max={asked.length}>
          <Progress.Track aria-label={t('orders.bulk.working')}>
            <Progress.Range />
          </Progress.Track>
        </Progress.Root>
      ) : null}
    </BulkFrame>
  );
}

/** Maximum number of orders offered for a preview. */
const MOST_CHOICES = 50;

interface BulkEmailPreviewProps {
  /** The qualifying orders, at least one. */
  readonly orders: readonly SelectableOrder[];
  /** Reads the change for all orders from the form; null if validation failed, in which case the form shows the errors. */
  readonly readStep: () => Promise<Pick<UpdateOrderStatusInput, 'status' | 'delay'> | null>;
}

/** Previews the email of one of many orders, each in its customer's language. */
function BulkEmailPreview({ orders, readStep }: BulkEmailPreviewProps) {
  const t = useText();
  const previews = useEmailPreviews();
  const [chosen, setChosen] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);

  async function ask() {
    const [order, step] = [orders[chosen], await readStep()];
    if (!order || !step) return null;
    return previews.previewStatus({ orderNumber: order.number, expectedStatus: order.status, ...step });
  }

  return (
    <Grid gap="2">
      <Flex wrap="wrap" align="flex-end" gap="2">
        {orders.length > 1 ? (
          <Box flex="1 1 14rem">
            <SelectField
              label={t('orders.bulk.emailOf')}
              value={chosen}
              onChange={(event) => setChosen(Number(event.target.value))}
            >
              {orders.slice(0, MOST_CHOICES).map(({ number }, place) => (
                <option key={number} value={place}>
                  {number}
                </option>
              ))}
            </SelectField>
          </Box>
        ) : null}
        <PreviewEmail ask={ask} onProblem={setProblem} />
      </Flex>
      {problem ? <ErrorAlert>{problem}</ErrorAlert> : null}
    </Grid>
  );
}
