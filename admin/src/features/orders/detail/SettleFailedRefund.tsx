import { Text } from '@chakra-ui/react';
import { MAXIMUM_NOTE_LENGTH, validateRefundSettlement } from '@eunbit/schema/validation-order-note';
import { useState } from 'react';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { FormDialog } from '../../../components/FormDialog.tsx';
import { IfMay } from '../../../components/IfMay.tsx';
import { TextAreaField } from '../../../components/TextAreaField.tsx';
import { useSendForm } from '../../../components/use-send-form.ts';
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
  const { send } = useSettleFailedRefund();
  const form = useSendForm({
    values: { note: '' },
    validate: validateRefundSettlement,
    send: ({ note }) => send({ orderNumber, refundId, note }),
    onSent: onClose,
  });
  return (
    <FormDialog title={t('orders.reversals.settle')} form={form} agree={t('orders.reversals.settle')} onClose={onClose}>
      <Text>{t('orders.reversals.settleText')}</Text>
      <TextAreaField
        label={t('orders.reversals.settleNote')}
        hint={t('orders.reversals.settleHint')}
        rows={3}
        maxLength={MAXIMUM_NOTE_LENGTH}
        data-autofocus
        {...form.field('note')}
      />
    </FormDialog>
  );
}
