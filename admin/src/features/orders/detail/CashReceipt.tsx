import { Alert, chakra, Link, Text } from '@chakra-ui/react';
import { storeDayFormat } from '@eunbit/schema/time-zone';
import { validateCashReceiptIssue } from '@eunbit/schema/validation-cash-receipt';
import { dayText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { ErrorAlert } from '../../../components/ErrorAlert.tsx';
import { IfMay } from '../../../components/IfMay.tsx';
import { Fact, Facts, Panel } from '../../../components/Panel.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { showError } from '../../../components/toaster.ts';
import { useSendForm } from '../../../components/use-send-form.ts';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { useRecordCashReceipt, useRevealCashReceiptNumber } from './payment-mutations.ts';
import { Revealed } from './Revealed.tsx';

const CashReceiptFragment = graphql(`
  fragment CashReceipt_Order on Order {
    number
    createdAt
    status
    payment { status cashReceipt { kind maskedNumber issueNumber issuedOn url isIssuedByItself isCancelled } }
  }
`);

/** The cash receipt of a Korean deposit: its number, shown on request, and its state. Renders nothing if there is none. */
export function CashReceipt({ order: ref }: { order: FragmentType<typeof CashReceiptFragment> }) {
  const t = useText();
  const language = useLanguage();
  const { number, createdAt, status, payment } = readFragment(CashReceiptFragment, ref);
  const { cashReceipt: receipt, status: paid } = payment;
  if (!receipt) return null;
  const isCancelled = status === 'ORDER_CANCELLED';
  return (
    <Panel title={t('orders.cashReceipt.title')}>
      <Facts>
        <Fact name={t('orders.cashReceipt.kind')}>{t(`orders.cashReceipt.${receipt.kind}`)}</Fact>
        <Fact name={t('orders.cashReceipt.number')}>
          <ReceiptNumber masked={receipt.maskedNumber} isSecret={receipt.kind !== 'SELF_ISSUED'} orderNumber={number} />
        </Fact>
        {receipt.issueNumber && receipt.issuedOn ? (
          <>
            <Fact name={t('orders.cashReceipt.issueNumber')}>{receipt.issueNumber}</Fact>
            <Fact name={t('orders.cashReceipt.issuedOn')}>{dayText(receipt.issuedOn, language)}</Fact>
            {receipt.url ? (
              <Fact name={t('orders.cashReceipt.page')}>
                <Link variant="underline" href={receipt.url} target="_blank" rel="noreferrer">
                  {t('orders.cashReceipt.open')}
                </Link>
              </Fact>
            ) : null}
          </>
        ) : null}
      </Facts>
      {receipt.isCancelled ? <Text mt="3">{t('orders.cashReceipt.takenBack')}</Text> : null}
      {receipt.issueNumber ? null : receipt.isIssuedByItself && !isCancelled ? (
        <Text mt="3" color="fg.muted">
          {t('orders.cashReceipt.byItself')}
        </Text>
      ) : paid === 'PAID' ? (
        <IfMay needed="ORDER_RECORD_PAYMENT" keepsShown>
          <CashReceiptForm orderNumber={number} orderedAt={createdAt} />
        </IfMay>
      ) : (
        <Text mt="3" color="fg.muted">
          {t(isCancelled ? 'orders.cashReceipt.cancelled' : 'orders.cashReceipt.later')}
        </Text>
      )}
      {receipt.issueNumber && isCancelled && !receipt.isCancelled ? (
        <Alert.Root status="warning" mt="4">
          <Alert.Content>{t('orders.cashReceipt.takeBack')}</Alert.Content>
        </Alert.Root>
      ) : null}
    </Panel>
  );
}

interface ReceiptNumberProps {
  readonly orderNumber: string;
  readonly masked: string;
  /** False for the tax office's fixed number, which is shown in full. */
  readonly isSecret: boolean;
}

function ReceiptNumber({ orderNumber, masked, isSecret }: ReceiptNumberProps) {
  const t = useText();
  const { send, busy } = useRevealCashReceiptNumber();

  async function read() {
    const { answer, problem } = await send({ orderNumber });
    if (problem) showError(problem.message ?? t('orders.action.failed'));
    return problem ? null : answer.number;
  }

  if (!isSecret) return masked;
  return (
    <Revealed
      label={t('orders.cashReceipt.show')}
      needed="ORDER_RECORD_PAYMENT"
      busy={busy}
      read={read}
      masked={masked}
    />
  );
}

interface CashReceiptFormProps {
  readonly orderNumber: string;
  /** Earliest day of issue. */
  readonly orderedAt: string;
}

/** Records that a receipt was issued at the tax office, outside the shop. */
function CashReceiptForm({ orderNumber, orderedAt }: CashReceiptFormProps) {
  const t = useText();
  const { send } = useRecordCashReceipt();
  const day = storeDayFormat('KR');
  const days = { from: day.format(new Date(orderedAt)), to: day.format(new Date()) };
  const form = useSendForm({
    values: { issueNumber: '', issuedOn: days.to },
    validate: (issue) => validateCashReceiptIssue(issue, days),
    send: (issue) => send({ orderNumber, ...issue }),
  });

  return (
    <chakra.form {...form.formProps} display="grid" gap="3" mt="4" pt="4" borderTopWidth="1px">
      <Text color="fg.muted">{t('orders.cashReceipt.due')}</Text>
      <TextField
        label={t('orders.cashReceipt.issueNumber')}
        autoComplete="off"
        maxLength={20}
        {...form.field('issueNumber')}
      />
      <TextField
        label={t('orders.cashReceipt.issuedOn')}
        type="date"
        min={days.from}
        max={days.to}
        {...form.field('issuedOn')}
      />
      {form.problem ? <ErrorAlert>{form.problem}</ErrorAlert> : null}
      <Button type="submit" variant="outline" loading={form.busy}>
        {t('orders.cashReceipt.note')}
      </Button>
    </chakra.form>
  );
}
