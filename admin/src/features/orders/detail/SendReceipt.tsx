import { useMutation } from '@apollo/client/react';
import { Button } from '@eunbit/ui/Button.tsx';
import { showToast } from '@eunbit/ui/toast-store';
import { useText } from '../../../app/use-text.ts';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';

const SendReceiptFragment = graphql(`
  fragment SendReceipt_Order on Order {
    number
    payment {
      state
    }
  }
`);

const SendReceiptDocument = graphql(`
  mutation SendReceipt($input: SendReceiptInput!) {
    sendReceipt(input: $input) {
      ... on ReceiptSent {
        email
      }
      ... on UserError {
        code
        message
      }
    }
  }
`);

/** Sends the buyer a receipt, as often as somebody asks for one. Only paid orders have one. */
export function SendReceipt({ order: ref }: { order: FragmentType<typeof SendReceiptFragment> }) {
  const t = useText();
  const { number, payment } = readFragment(SendReceiptFragment, ref);
  const [run, { loading }] = useMutation(SendReceiptDocument);
  if (payment.state !== 'PAID') return null;

  async function send() {
    try {
      const { data } = await run({ variables: { input: { orderNumber: number } } });
      const result = data?.sendReceipt;
      if (!result) throw new Error('the answer holds no result');
      if ('code' in result) showToast({ tone: 'error', content: result.message });
      else showToast({ tone: 'neutral', content: t('orders.receipt.sent', { email: result.email }) });
    } catch {
      showToast({ tone: 'error', content: t('orders.receipt.failed') });
    }
  }

  return (
    <Button variant="outline" size="sm" busy={loading} onClick={send}>
      {t('orders.receipt.send')}
    </Button>
  );
}
