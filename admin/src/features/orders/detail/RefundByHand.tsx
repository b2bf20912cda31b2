import { Box, Dialog, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { IfMay } from '../../../components/IfMay.tsx';
import { ModalDialog } from '../../../components/ModalDialog.tsx';
import { showError, toaster } from '../../../components/toaster.ts';
import { useSettleRefund } from './refund/refund-mutations.ts';

/** For a refund that staff transfer and record here. */
export function RefundByHand({ number, onSettled }: { number: string; onSettled: () => void }) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  const { send, busy } = useSettleRefund();

  async function confirm() {
    const { answer, problem } = await send({ orderNumber: number });
    if (problem) showError(problem.message ?? t('orders.action.failed'));
    else toaster.create({ title: t('orders.refund.done') });
    if (answer) onSettled();
    setAsking(false);
  }

  return (
    <Box>
      <Text mb="3">{t('orders.refund.text')}</Text>
      <IfMay needed="REFUND_MAKE">
        <Button size="sm" onClick={() => setAsking(true)}>
          {t('orders.refund.settle')}
        </Button>
      </IfMay>
      {asking ? (
        <ModalDialog title={t('orders.refund.settle')} onClose={() => setAsking(false)}>
          <p>{t('orders.refund.ask', { number })}</p>
          <Dialog.Footer mt="5">
            <Button variant="outline" onClick={() => setAsking(false)}>
              {t('orders.dialog.back')}
            </Button>
            <Button loading={busy} onClick={() => void confirm()}>
              {t('orders.refund.settle')}
            </Button>
          </Dialog.Footer>
        </ModalDialog>
      ) : null}
    </Box>
  );
}
