import { useText } from '../../../app/use-text.ts';
import { showError } from '../../../components/toaster.ts';
import { Revealed } from './Revealed.tsx';
import { useRevealRefundAccount } from './refund/refund-mutations.ts';

/** The full account of a refund, shown on request only. */
export function RefundAccountShown({ orderNumber }: { readonly orderNumber: string }) {
  const t = useText();
  const { send, busy } = useRevealRefundAccount();

  async function read() {
    const { answer, problem } = await send({ orderNumber });
    if (problem) showError(t(answer ? 'orders.refund.noAccount' : 'orders.action.failed'));
    return problem ? null : <strong>{`${answer.bankName} ${answer.accountNumber} (${answer.holderName})`}</strong>;
  }

  return <Revealed label={t('orders.refund.showAccount')} needed="REFUND_MAKE" busy={busy} read={read} />;
}
