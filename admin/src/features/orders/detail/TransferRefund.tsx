import { Alert, Stack } from '@chakra-ui/react';
import type { Market } from '@eunbit/schema/market';
import { dateTimeText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { showError } from '../../../components/toaster.ts';
import { RefundAccountForm } from './RefundAccountForm.tsx';
import { RefundAccountShown } from './RefundAccountShown.tsx';
import { RefundByHand } from './RefundByHand.tsx';
import type { OrderStaffDetails } from './use-order-staff-details.ts';
import { useRetryRefund } from './use-retry-refund.ts';

interface TransferRefundProps {
  readonly file: OrderStaffDetails;
  readonly market: Market;
  readonly onChanged: () => void;
}

/** The refund of a cancelled transfer: its account, why it failed, and sending it by hand. Nothing where none is due. */
export function TransferRefund({ file, market, onChanged }: TransferRefundProps) {
  const t = useText();
  const { orderNumber, isRefundedByHand, isRefundUnderWay, refundFailure } = file;
  if (!isRefundedByHand && !isRefundUnderWay) return null;
  return (
    <Panel title={t('orders.refund.title')}>
      <Stack gap="5">
        {refundFailure ? <RefundFailure failure={refundFailure} market={market} /> : null}
        {isRefundUnderWay ? (
          <p>{t('orders.refund.underWay')}</p>
        ) : (
          <>
            {refundFailure ? <RetryRefund number={orderNumber} onRetried={onChanged} /> : null}
            <RefundAccountShown orderNumber={orderNumber} />
            <RefundAccountForm orderNumber={orderNumber} onSaved={onChanged} />
            <RefundByHand number={orderNumber} onSettled={onChanged} />
          </>
        )}
      </Stack>
    </Panel>
  );
}

interface RefundFailureProps {
  readonly failure: NonNullable<OrderStaffDetails['refundFailure']>;
  readonly market: Market;
}

function RefundFailure({ failure, market }: RefundFailureProps) {
  const t = useText();
  const language = useLanguage();
  const { code, message, at, isFinal } = failure;
  const values = { time: dateTimeText(at, language, market), reason: message ? `${message} (${code})` : code };
  return (
    <Alert.Root status={isFinal ? 'error' : 'warning'}>
      <Alert.Content>{t(isFinal ? 'orders.refund.failed' : 'orders.refund.failing', values)}</Alert.Content>
    </Alert.Root>
  );
}

function RetryRefund({ number, onRetried }: { readonly number: string; readonly onRetried: () => void }) {
  const t = useText();
  const { retry, busy } = useRetryRefund(number);

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
    <Button size="sm" alignSelf="start" loading={busy} onClick={() => void tryAgain()}>
      {t('orders.refund.retry')}
    </Button>
  );
}
