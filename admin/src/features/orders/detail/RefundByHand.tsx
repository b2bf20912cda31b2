import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@eunbit/ui/Button.tsx';
import { showToast } from '@eunbit/ui/toast-store';
import { useState } from 'react';
import { useText } from '../../../app/use-text.ts';
import { ModalDialog } from '../../../components/ModalDialog.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { useSettleRefund } from './use-settle-refund.ts';

/** For a refund that no provider can make: staff transfer it and record it here. */
export function RefundByHand({ number, onSettled }: { number: string; onSettled: () => void }) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  const { settle, busy } = useSettleRefund(number);

  async function confirm() {
    try {
      const refused = await settle();
      if (refused === null) showToast({ tone: 'neutral', content: t('orders.refund.done') });
      else showToast({ tone: 'error', content: refused });
      onSettled();
    } catch {
      showToast({ tone: 'error', content: t('orders.action.failed') });
    }
    setAsking(false);
  }

  return (
    <Panel title={t('orders.refund.title')}>
      <chakra.p mb="3">{t('orders.refund.text')}</chakra.p>
      <Button size="sm" onClick={() => setAsking(true)}>
        {t('orders.refund.settle')}
      </Button>
      {asking ? (
        <ModalDialog title={t('orders.refund.settle')} onClose={() => setAsking(false)}>
          <p>{t('orders.refund.ask', { number })}</p>
          <chakra.div display="flex" justifyContent="flex-end" gap="2" mt="5">
            <Button variant="outline" onClick={() => setAsking(false)}>
              {t('orders.dialog.back')}
            </Button>
            <Button busy={busy} onClick={() => void confirm()}>
              {t('orders.refund.settle')}
            </Button>
          </chakra.div>
        </ModalDialog>
      ) : null}
    </Panel>
  );
}
