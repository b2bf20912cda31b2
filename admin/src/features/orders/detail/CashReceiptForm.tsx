import { chakra, Text } from '@chakra-ui/react';
import { message } from '@eunbit/schema/staff-messages';
import { storeDayFormat } from '@eunbit/schema/time-zone';
import { validateCashReceiptIssue } from '@eunbit/schema/validation-cash-receipt';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import type { Outcome } from '@eunbit/ui/use-send';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { ErrorAlert } from '../../../components/ErrorAlert.tsx';
import { focusFirstError } from '../../../components/first-error.ts';
import { TextField } from '../../../components/TextField.tsx';
import { showError } from '../../../components/toaster.ts';
import { useRecordCashReceipt } from './payment-mutations.ts';

const FIELDS: ReadonlySet<string> = new Set(['issueNumber', 'issuedOn']);

interface CashReceiptFormProps {
  readonly orderNumber: string;
  /** Earliest day of issue. */
  readonly orderedAt: string;
}

/** Records that a receipt was issued with the tax office, which happens outside the shop. */
export function CashReceiptForm({ orderNumber, orderedAt }: CashReceiptFormProps) {
  const t = useText();
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const { send, busy } = useRecordCashReceipt();
  const [issueNumber, setIssueNumber] = useState('');
  const [issuedOn, setIssuedOn] = useState(() => storeDayFormat('KR').format(new Date()));
  const [problem, setProblem] = useState<Outcome['problem']>(null);
  const getError = (field: string) => (problem?.field === field ? problem.message : null);
  const days = { from: storeDayFormat('KR').format(new Date(orderedAt)), to: storeDayFormat('KR').format(new Date()) };

  useEffect(
    function goToRefusedField() {
      if (problem) focusFirstError(form.current);
    },
    [problem],
  );

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const [failure] = validateCashReceiptIssue({ issueNumber, issuedOn }, days);
    if (failure) return setProblem({ field: failure.path, message: message(failure.key, language) });
    setProblem(null);
    const { answer, problem: refused } = await send({ orderNumber, issueNumber, issuedOn });
    // Where a colleague was faster, the panel shows their record in place of this form.
    if (answer && refused && !FIELDS.has(refused.field ?? '')) showError(refused.message);
    else setProblem(refused);
  }

  return (
    <chakra.form ref={form} onSubmit={submit} noValidate display="grid" gap="3" mt="4" pt="4" borderTopWidth="1px">
      <Text color="fg.muted">{t('orders.cashReceipt.due')}</Text>
      <TextField
        label={t('orders.cashReceipt.issueNumber')}
        autoComplete="off"
        maxLength={20}
        value={issueNumber}
        error={getError('issueNumber')}
        onChange={(event) => setIssueNumber(event.target.value)}
      />
      <TextField
        label={t('orders.cashReceipt.issuedOn')}
        type="date"
        min={days.from}
        max={days.to}
        value={issuedOn}
        error={getError('issuedOn')}
        onChange={(event) => setIssuedOn(event.target.value)}
      />
      {problem?.field === null ? <ErrorAlert>{problem.message ?? t('orders.action.failed')}</ErrorAlert> : null}
      <Button type="submit" variant="outline" loading={busy}>
        {t('orders.cashReceipt.note')}
      </Button>
    </chakra.form>
  );
}
