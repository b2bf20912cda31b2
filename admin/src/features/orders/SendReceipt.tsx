import { Flex } from '@chakra-ui/react';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { showError, toaster } from '../../components/toaster.ts';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import { PreviewEmail } from '../emails/PreviewEmail.tsx';
import { useEmailPreviews } from '../emails/use-email-previews.ts';
import { useSendReceipt } from './detail/payment-mutations.ts';

const SendReceiptFragment = graphql(`
  fragment SendReceipt_Order on Order {
    number
    payment { method status }
  }
`);

/** Sends the buyer a receipt, any number of times. Only paid orders have one. */
export function SendReceipt({ order: ref }: { order: FragmentType<typeof SendReceiptFragment> }) {
  const t = useText();
  const { number, payment } = readFragment(SendReceiptFragment, ref);
  const { send, busy } = useSendReceipt();
  const previews = useEmailPreviews();
  if (payment.status !== 'PAID' || payment.method === 'NONE') return null;

  async function sendReceipt() {
    const { answer, problem } = await send({ orderNumber: number });
    if (problem) showError(problem.message ?? t('orders.receipt.failed'));
    else toaster.create({ title: t('orders.receipt.sent', { email: answer.email }) });
  }

  return (
    <Flex wrap="wrap" align="center" gap="2">
      <Button variant="outline" size="sm" loading={busy} onClick={sendReceipt}>
        {t('orders.receipt.send')}
      </Button>
      <PreviewEmail
        size="sm"
        ask={() => previews.receiptPreview(number)}
        onProblem={(text) => text && showError(text)}
      />
    </Flex>
  );
}
