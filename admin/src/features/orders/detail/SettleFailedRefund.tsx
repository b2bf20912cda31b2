import { Text } from '@chakra-ui/react';
import { validateRefundSettlement } from '@eunbit/schema/validation-order-note';
import { useState } from 'react';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { IfMay } from '../../../components/IfMay.tsx';
import { ModalDialog } from '../../../components/ModalDialog.tsx';
import { NoteForm } from './NoteForm.tsx';
import { useSettleFailedRefund } from './refund/refund-mutations.ts';

interface SettleFailedRefundProps {
  readonly orderNumber: string;
  readonly refundId: string;
}

/** For a failed refund that staff have paid past the provider. */
export function SettleFailedRefund(props: SettleFailedRefundProps) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <IfMay needed="REFUND_MAKE">
        <Button size="sm" variant="outline" mt="3" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {t('orders.reversals.settle')}
        </Button>
      </IfMay>
      {asking ? <SettlementDialog {...props} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

function SettlementDialog({ orderNumber, refundId, onClose }: SettleFailedRefundProps & { onClose: () => void }) {
  const t = useText();
  const { send, busy } = useSettleFailedRefund();
  return (
    <ModalDialog title={t('orders.reversals.settle')} onClose={onClose}>
      <NoteForm
        label={t('orders.reversals.settleNote')}
        hint={t('orders.reversals.settleHint')}
        agree={t('orders.reversals.settle')}
        validate={(note) => validateRefundSettlement({ note })}
        save={(note) => send({ orderNumber, refundId, note })}
        busy={busy}
        onSaved={onClose}
        onClose={onClose}
      >
        <Text>{t('orders.reversals.settleText')}</Text>
      </NoteForm>
    </ModalDialog>
  );
}
