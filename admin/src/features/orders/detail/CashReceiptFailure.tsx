import { Alert } from '@chakra-ui/react';
import type { Market } from '@eunbit/schema/market';
import { dateTimeText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { showError } from '../../../components/toaster.ts';
import type { OrderStaffDetails } from './use-order-staff-details.ts';
import { useRetryCashReceipt } from './use-retry-cash-receipt.ts';

interface CashReceiptFailureProps {
  readonly file: OrderStaffDetails;
  readonly market: Market;
  readonly onRetried: () => void;
}

/** Why the provider did not issue or cancel the cash receipt. Nothing where it did. */
export function CashReceiptFailure({ file, market, onRetried }: CashReceiptFailureProps) {
  const t = useText();
  const language = useLanguage();
  const { retry, busy } = useRetryCashReceipt(file.orderNumber);
  const failure = file.cashReceiptFailure;
  if (!failure) return null;
  const { code, message, at, isFinal } = failure;
  const values = { time: dateTimeText(at, language, market), reason: message ? `${message} (${code})` : code };

  async function tryAgain() {
    try {
      const refused = await retry();
      if (refused !== null) showError(refused);
      onRetried();
    } catch {
      showError(t('orders.action.failed'));
    }
  }

  return (
    <Panel title={t('orders.cashReceipt.failure')}>
      <Alert.Root status={isFinal ? 'error' : 'warning'}>
        <Alert.Content>{t(isFinal ? 'orders.cashReceipt.failed' : 'orders.cashReceipt.failing', values)}</Alert.Content>
      </Alert.Root>
      {isFinal ? (
        <Button size="sm" mt="4" loading={busy} onClick={() => void tryAgain()}>
          {t('orders.cashReceipt.retry')}
        </Button>
      ) : null}
    </Panel>
  );
}
