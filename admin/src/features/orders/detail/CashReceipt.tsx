import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@eunbit/ui/Button.tsx';
import { dayText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { showToast } from '@eunbit/ui/toast-store';
import { useState } from 'react';
import { useText } from '../../../app/use-text.ts';
import { Fact, Facts, Panel } from '../../../components/Panel.tsx';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { CASH_RECEIPT_TEXT } from '../../../labels/order-texts.ts';
import { CashReceiptForm } from './CashReceiptForm.tsx';
import { useRevealCashReceiptNumber } from './use-reveal-cash-receipt-number.ts';

const CashReceiptFragment = graphql(`
  fragment CashReceipt_Order on Order {
    number
    createdAt
    status
    payment {
      state
      cashReceipt {
        kind
        maskedNumber
        issueNumber
        issuedOn
      }
    }
  }
`);

/** The cash receipt of a Korean deposit: its number, shown on request, and its issue. Nothing where there is none. */
export function CashReceipt({ order: ref }: { order: FragmentType<typeof CashReceiptFragment> }) {
  const t = useText();
  const language = useLanguage();
  const { number, createdAt, status, payment } = readFragment(CashReceiptFragment, ref);
  const { cashReceipt: receipt, state } = payment;
  if (!receipt) return null;
  const isCancelled = status === 'ORDER_CANCELLED';
  return (
    <Panel title={t('orders.cashReceipt.title')}>
      <Facts>
        <Fact name={t('orders.cashReceipt.kind')}>{t(CASH_RECEIPT_TEXT[receipt.kind])}</Fact>
        <Fact name={t('orders.cashReceipt.number')}>
          <ReceiptNumber masked={receipt.maskedNumber} isSecret={receipt.kind !== 'SELF_ISSUED'} orderNumber={number} />
        </Fact>
        {receipt.issueNumber && receipt.issuedOn ? (
          <>
            <Fact name={t('orders.cashReceipt.issueNumber')}>{receipt.issueNumber}</Fact>
            <Fact name={t('orders.cashReceipt.issuedOn')}>{dayText(receipt.issuedOn, language)}</Fact>
          </>
        ) : null}
      </Facts>
      {receipt.issueNumber ? null : state === 'PAID' ? (
        <CashReceiptForm orderNumber={number} orderedAt={createdAt} />
      ) : (
        <chakra.p mt="3" color="fg.muted">
          {t(isCancelled ? 'orders.cashReceipt.cancelled' : 'orders.cashReceipt.later')}
        </chakra.p>
      )}
      {receipt.issueNumber && isCancelled ? (
        <chakra.p mt="4" px="4" py="3" borderRadius="md" bg="amber.50" color="amber.700" fontWeight="medium">
          {t('orders.cashReceipt.takeBack')}
        </chakra.p>
      ) : null}
    </Panel>
  );
}

interface ReceiptNumberProps {
  readonly orderNumber: string;
  readonly masked: string;
  /** False for the tax office's own number. */
  readonly isSecret: boolean;
}

function ReceiptNumber({ orderNumber, masked, isSecret }: ReceiptNumberProps) {
  const t = useText();
  const { reveal, busy } = useRevealCashReceiptNumber(orderNumber);
  const [number, setNumber] = useState<string | null>(null);

  async function show() {
    try {
      const answer = await reveal();
      if ('number' in answer) setNumber(answer.number);
      else showToast({ tone: 'error', content: answer.message });
    } catch {
      showToast({ tone: 'error', content: t('orders.action.failed') });
    }
  }

  if (!isSecret) return masked;
  return (
    <chakra.span display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1" role="status">
      {number ?? masked}
      {number === null ? (
        <>
          <Button size="sm" variant="outline" busy={busy} onClick={() => void show()}>
            {t('orders.cashReceipt.show')}
          </Button>
          <chakra.span color="fg.muted" fontWeight="normal">
            {t('orders.file.passCodeLogged')}
          </chakra.span>
        </>
      ) : (
        <Button size="sm" variant="plain" onClick={() => setNumber(null)}>
          {t('orders.file.hidePassCode')}
        </Button>
      )}
    </chakra.span>
  );
}
