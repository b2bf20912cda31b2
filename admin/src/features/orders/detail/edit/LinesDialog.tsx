import { Box, Text } from '@chakra-ui/react';
import { MAXIMUM_QUANTITY } from '@eunbit/schema/catalogue';
import { formatMoney } from '@eunbit/schema/money';
import { MAXIMUM_EDIT_REASON_LENGTH } from '@eunbit/schema/order-edit';
import { validateEditReason } from '@eunbit/schema/validation-order-edit';
import type { Outcome } from '@eunbit/ui/use-send';
import { useState } from 'react';
import { useText } from '../../../../app/use-text.ts';
import { Button } from '../../../../components/Button.tsx';
import { FormDialog } from '../../../../components/FormDialog.tsx';
import { SelectField } from '../../../../components/SelectField.tsx';
import { TextField } from '../../../../components/TextField.tsx';
import { toaster } from '../../../../components/toaster.ts';
import { useSendForm } from '../../../../components/use-send-form.ts';
import type { EditLines_OrderFragment } from '../../../../gql/graphql.ts';
import { readFragment } from '../../../../gql/index.ts';
import { ProductPicker } from '../../ProductPicker.tsx';
import { EditChanges } from './EditChanges.tsx';
import { useEditOrderLines } from './edit-mutations.ts';
import {
  addProduct,
  changeQuantity,
  isChanged,
  type LineDraft,
  rebaseDraft,
  toLinesDraft,
  toWantedLines,
} from './lines-draft.ts';
import { EditLinesFragment, useLinesPreview } from './use-lines-preview.ts';

const QUANTITIES = Array.from({ length: MAXIMUM_QUANTITY }, (_, index) => index + 1);

interface LinesDialogProps {
  readonly order: EditLines_OrderFragment;
  readonly onClose: () => void;
}

/** Edits quantities and products of an order, and previews the totals before saving. */
export function LinesDialog({ order, onClose }: LinesDialogProps) {
  const t = useText();
  const { send } = useEditOrderLines();
  // The version that the quantities are based on, so that a concurrent edit is not overwritten.
  const [seen, setSeen] = useState(order);
  const [draft, setDraft] = useState(() => toLinesDraft(order.lines));
  const lines = toWantedLines(draft);
  const edit = { orderNumber: seen.number, expectedRevision: seen.revision, lines };
  const changed = isChanged(draft);
  const linesPreview = useLinesPreview({ ...edit, lines: changed ? lines : null });

  /** Keeps the values that staff have changed themselves. */
  function rebase(now: EditLines_OrderFragment): void {
    setDraft(rebaseDraft(draft, now.lines));
    setSeen(now);
  }

  async function save(reason: string): Promise<Outcome> {
    const refuse = (text: string) => ({ problem: { message: text, fields: {} } });
    if (!changed) return refuse(t('orders.edit.noChanges'));
    const { preview, problem, conflict } = linesPreview;
    if (conflict) {
      rebase(conflict);
      return refuse(problem ?? '');
    }
    // If the edit cannot be saved, the reason is already shown.
    if (!preview) return refuse(problem ?? t('orders.edit.lines.wait'));
    const sent = await send({ ...edit, acceptedTotal: preview.totalAfter.amount, reason });
    switch (sent.answer?.__typename) {
      case 'OrderEdited':
      case 'OrderEditProposed':
        toaster.create({ title: t(`orders.edit.${sent.answer.__typename}`) });
        return sent;
      case 'OrderConflictError':
        rebase(readFragment(EditLinesFragment, sent.answer.order));
        return sent;
      case 'OrderEditTotalChanges':
        linesPreview.reload();
        return refuse(t('orders.edit.lines.otherTotal'));
      default:
        return sent;
    }
  }

  const form = useSendForm({
    values: { reason: '' },
    validate: ({ reason }) => (changed ? validateEditReason(reason) : []),
    send: ({ reason }) => save(reason),
    onSent: onClose,
  });
  return (
    <FormDialog
      title={t('orders.edit.lines.title')}
      form={form}
      agree={
        linesPreview.preview
          ? t('orders.edit.accept', { after: formatMoney(linesPreview.preview.totalAfter, { place: 'order' }) })
          : t('orders.edit.save')
      }
      onClose={onClose}
    >
      {draft.map((line, index) => (
        <Quantity
          key={line.productId}
          line={line}
          isFirst={index === 0}
          onChange={(quantity) => setDraft(changeQuantity(draft, line.productId, quantity))}
        />
      ))}
      <ProductPicker market={seen.market} onPick={(product) => setDraft(addProduct(draft, product))} />
      <TextField
        label={t('orders.edit.reason')}
        hint={t('orders.edit.reasonHint')}
        maxLength={MAXIMUM_EDIT_REASON_LENGTH}
        {...form.field('reason')}
      />
      <Box role="status" bg="bg.subtle" borderRadius="md" px="4" py="3">
        <LinesSums changed={changed} linesPreview={linesPreview} />
        <Text mt="2" fontSize="sm" color="fg.muted">
          {t('orders.edit.emailed')} {seen.market === 'US' ? t('orders.edit.labels') : null}
        </Text>
      </Box>
    </FormDialog>
  );
}

interface QuantityProps {
  readonly line: LineDraft;
  readonly isFirst: boolean;
  readonly onChange: (quantity: number) => void;
}

function Quantity({ line, isFirst, onChange }: QuantityProps) {
  const t = useText();
  const { title, unitPrice, quantity, ordered } = line;
  const price = formatMoney(unitPrice, { place: 'order' });
  return (
    <SelectField
      label={title}
      hint={
        ordered === 0
          ? t('orders.edit.lines.added', { price })
          : t('orders.edit.lines.ordered', { price, count: ordered })
      }
      value={String(quantity)}
      onChange={(event) => onChange(Number(event.target.value))}
      {...(isFirst && { 'data-autofocus': true })}
    >
      <option value="0">{t('orders.edit.lines.remove')}</option>
      {QUANTITIES.map((count) => (
        <option key={count} value={count}>
          {t('orders.detail.units', { count })}
        </option>
      ))}
    </SelectField>
  );
}

interface LinesSumsProps {
  readonly changed: boolean;
  readonly linesPreview: ReturnType<typeof useLinesPreview>;
}

/** Totals before and after, as the customer sees them, and the resulting payment or refund. */
function LinesSums({ changed, linesPreview }: LinesSumsProps) {
  const t = useText();
  if (!changed) return <Text>{t('orders.edit.noChanges')}</Text>;
  if (linesPreview.failed) {
    return (
      <>
        <Text color="fg.error">{t('orders.action.failed')}</Text>
        <Button size="sm" variant="outline" mt="2" loading={linesPreview.loading} onClick={linesPreview.reload}>
          {t('app.retry')}
        </Button>
      </>
    );
  }
  if (linesPreview.problem) return <Text color="fg.error">{linesPreview.problem}</Text>;
  if (!linesPreview.preview) return <Text color="fg.muted">{t('orders.edit.lines.wait')}</Text>;
  const { changes, settlement, difference } = linesPreview.preview;
  return (
    <>
      <Text fontWeight="semibold" mb="2">
        {t('orders.edit.changes')}
      </Text>
      <EditChanges changes={changes} />
      <Text mt="2">
        {t(`orders.edit.lines.settlement.${settlement}`, { amount: formatMoney(difference, { place: 'order' }) })}
      </Text>
    </>
  );
}
