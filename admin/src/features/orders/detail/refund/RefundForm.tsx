import { chakra, Dialog, Grid, Text } from '@chakra-ui/react';
import type { Market } from '@eunbit/schema/market';
import { formatMoney, type Money } from '@eunbit/schema/money';
import {
  MAXIMUM_REFUND_NOTE_LENGTH,
  type RefundDestination,
  RefundReason,
  STAFF_REFUND_REASONS,
  UnshippedUnits,
} from '@eunbit/schema/order-refund';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../../../app/use-text.ts';
import { Button } from '../../../../components/Button.tsx';
import { ErrorAlert } from '../../../../components/ErrorAlert.tsx';
import { focusFirstError } from '../../../../components/first-error.ts';
import { SelectField } from '../../../../components/SelectField.tsx';
import { TextAreaField } from '../../../../components/TextAreaField.tsx';
import { TextField } from '../../../../components/TextField.tsx';
import { TickBox } from '../../../../components/TickBox.tsx';
import { toaster } from '../../../../components/toaster.ts';
import type { RequestRefundInput } from '../../../../gql/graphql.ts';
import { PreviewEmail } from '../../../emails/PreviewEmail.tsx';
import { useEmailPreviews } from '../../../emails/use-email-previews.ts';
import { RefundSums } from './RefundSums.tsx';
import {
  chooseAll,
  findChoiceProblems,
  findDraftProblems,
  type RefundDraft,
  type RefundProblems,
  toChoice,
  toRefundProblems,
} from './refund-draft.ts';
import { useRequestRefund } from './refund-mutations.ts';
import { type RefundPreview, useRefundShares } from './use-refund-preview.ts';

interface RefundFormProps {
  readonly number: string;
  readonly market: Market;
  readonly email: string;
  readonly offer: RefundPreview & { readonly destination: RefundDestination };
  /** Initial values. */
  readonly begin: RefundDraft;
  /** Called if the refundable amount differs from the displayed one. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

const isEmpty = (problems: RefundProblems) => Object.keys(problems).length === 0;

/** Form for units, shipping or an amount, and the reason, with a preview of the refund. */
export function RefundForm({ number, market, email, offer, begin, onChanged, onClose }: RefundFormProps) {
  const t = useText();
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const previews = useEmailPreviews();
  const { send, busy } = useRequestRefund();
  const [draft, setDraft] = useState(begin);
  // Errors of the last attempt, until something is changed.
  const [refused, setRefused] = useState<RefundProblems>({});

  const choice = toChoice(draft, offer, market);
  const typed = findChoiceProblems(choice, language);
  const isChosen = choice.lines.length > 0 || choice.shipping > 0 || choice.amount !== null;
  const split = useRefundShares(number, isChosen && isEmpty(typed) ? choice : null);
  const problems = { ...split.problems, ...typed, ...refused };
  const left = formatMoney(offer.left, { place: 'order' });
  const shares = isEmpty(typed) && isChosen ? split.shares : null;

  function change(more: Partial<RefundDraft>): void {
    setDraft((before) => ({ ...before, ...more }));
    setRefused({});
  }

  function show(found: RefundProblems): void {
    flushSync(() => setRefused(found));
    focusFirstError(form.current);
  }

  /** Reads the refund from the form; null if validation failed, in which case the form shows the errors. */
  function read(): RequestRefundInput | null {
    const found = findDraftProblems(draft, choice, language);
    show(found);
    const { reason, note, unshipped } = draft;
    if (!isEmpty(found) || reason === '') return null;
    const why = { reason, note, unshipped: unshipped || null };
    return { orderNumber: number, ...choice, lines: [...choice.lines], ...why, expectedLeft: offer.left.amount };
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const input = read();
    if (!input) return;
    const { answer, problem } = await send(input);
    if (!problem) {
      toaster.create({ title: t('orders.refunds.requested') });
      return onClose();
    }
    show(answer ? toRefundProblems(problem, input) : { choice: t('orders.action.failed') });
    if (answer?.__typename === 'OrderConflictError') onChanged();
  }

  return (
    <chakra.form ref={form} onSubmit={submit} noValidate display="grid" gap="5">
      <Grid gap="1">
        <Text>{t('orders.refunds.left', { amount: left })}</Text>
        {offer.limitLeft && offer.limitLeft.amount < offer.left.amount ? (
          <Text>{t('orders.refunds.limitLeft', { amount: formatMoney(offer.limitLeft, { place: 'order' }) })}</Text>
        ) : null}
        <DisputedNote amount={offer.disputed} />
        <Text>{t(`orders.refunds.to.${offer.destination}`)}</Text>
      </Grid>
      <chakra.fieldset display="grid" gap="3" minWidth="0">
        <chakra.legend fontWeight="semibold" mb="2">
          {t('orders.refunds.lines')}
        </chakra.legend>
        {offer.lines.map(({ productId, title, quantity, unitPrice }) => (
          <TextField
            key={productId}
            label={title}
            hint={t('orders.refunds.lineLeft', {
              price: formatMoney(unitPrice, { place: 'order' }),
              count: quantity,
            })}
            type="number"
            min={0}
            max={quantity}
            step={1}
            placeholder="0"
            inputMode="numeric"
            disabled={quantity === 0}
            value={draft.units[productId] ?? ''}
            error={problems[`units.${productId}`] ?? null}
            onChange={(event) => change({ units: { ...draft.units, [productId]: event.target.value } })}
          />
        ))}
        {offer.shipping.amount > 0 ? (
          <TickBox
            label={t('orders.refunds.shippingOf', { amount: formatMoney(offer.shipping, { place: 'order' }) })}
            checked={draft.withShipping}
            onChange={(withShipping) => change({ withShipping })}
          />
        ) : null}
        <Button variant="outline" size="sm" justifySelf="start" onClick={() => change(chooseAll(draft, offer))}>
          {t('orders.refunds.all')}
        </Button>
      </chakra.fieldset>
      <UnshippedField
        units={shares?.unshippedUnits ?? 0}
        value={draft.unshipped}
        error={problems.unshipped ?? null}
        onChange={(unshipped) => change({ unshipped })}
      />
      <TextField
        label={t('orders.refunds.amount')}
        hint={t('orders.refunds.amountHint', { amount: left })}
        inputMode={market === 'KR' ? 'numeric' : 'decimal'}
        autoComplete="off"
        value={draft.amount}
        error={problems.amount ?? null}
        onChange={(event) => change({ amount: event.target.value })}
      />
      <SelectField
        label={t('orders.refunds.reason')}
        value={draft.reason}
        error={problems.reason ?? null}
        onChange={(event) => change({ reason: readReason(event.target.value) })}
      >
        <option value="">{t('orders.refunds.chooseReason')}</option>
        {STAFF_REFUND_REASONS.map((reason) => (
          <option key={reason} value={reason}>
            {t(`orders.refunds.reason.${reason}`)}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={t('orders.refunds.note')}
        hint={t('orders.refunds.noteHint')}
        rows={2}
        maxLength={MAXIMUM_REFUND_NOTE_LENGTH}
        value={draft.note}
        error={problems.note ?? null}
        onChange={(event) => change({ note: event.target.value })}
      />
      <RefundSums shares={shares} withTax={market === 'US'} />
      <Text color="fg.muted">{t('orders.refunds.email', { email })}</Text>
      {problems.choice ? <ErrorAlert>{problems.choice}</ErrorAlert> : null}
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose}>
          {t('orders.dialog.back')}
        </Button>
        <PreviewEmail
          ask={async () => {
            const input = read();
            return input && previews.refundPreview(input);
          }}
          onProblem={(text) => text !== null && show({ choice: text })}
        />
        <Button type="submit" loading={busy}>
          {shares
            ? t('orders.refunds.submitSum', { amount: formatMoney(shares.amount, { place: 'order' }) })
            : t('orders.refunds.submit')}
        </Button>
      </Dialog.Footer>
    </chakra.form>
  );
}

function readReason(value: string): RefundReason | '' {
  return Object.values(RefundReason).find((reason) => reason === value) ?? '';
}

interface UnshippedFieldProps {
  /** Number of chosen units that have not shipped. */
  readonly units: number;
  readonly value: UnshippedUnits | '';
  readonly error: string | null;
  readonly onChange: (value: UnshippedUnits | '') => void;
}

/** Asks what to do with refunded units that have not shipped; renders nothing if there are none. */
function UnshippedField({ units, value, error, onChange }: UnshippedFieldProps) {
  const t = useText();
  if (units === 0) return null;
  return (
    <SelectField
      label={t('orders.refunds.unshipped', { count: units })}
      value={value}
      error={error}
      onChange={(event) => onChange(readUnshipped(event.target.value))}
    >
      <option value="">{t('orders.refunds.chooseUnshipped')}</option>
      {Object.values(UnshippedUnits).map((choice) => (
        <option key={choice} value={choice}>
          {t(`orders.refunds.unshipped.${choice}`)}
        </option>
      ))}
    </SelectField>
  );
}

function readUnshipped(value: string): UnshippedUnits | '' {
  return Object.values(UnshippedUnits).find((choice) => choice === value) ?? '';
}

/** Shows how much of an order cannot be refunded because of a dispute; renders nothing without one. */
export function DisputedNote({ amount }: { readonly amount: Money }) {
  const t = useText();
  if (amount.amount === 0) return null;
  return <Text>{t('orders.refunds.disputed', { amount: formatMoney(amount, { place: 'order' }) })}</Text>;
}
