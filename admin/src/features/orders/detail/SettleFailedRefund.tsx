import { chakra, Dialog, Text } from '@chakra-ui/react';
import { MAXIMUM_NOTE_LENGTH, validateRefundSettlement } from '@eunbit/schema/validation-order-note';
import { useState } from 'react';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { ModalDialog } from '../../../components/ModalDialog.tsx';
import { TextAreaField } from '../../../components/TextAreaField.tsx';
import { useNoteForm } from './use-note-form.ts';
import { useSettleFailedRefund } from './use-settle-failed-refund.ts';

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
      <Button size="sm" variant="outline" mt="3" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t('orders.reversals.settle')}
      </Button>
      {asking ? <SettlementDialog {...props} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

function SettlementDialog({ orderNumber, refundId, onClose }: SettleFailedRefundProps & { onClose: () => void }) {
  const t = useText();
  const { settle, busy } = useSettleFailedRefund(orderNumber);
  const { form, note, problem, change, submit } = useNoteForm({
    validate: (text) => validateRefundSettlement({ note: text }),
    save: (text) => settle(refundId, text),
    busy,
    onSaved: onClose,
  });

  return (
    <ModalDialog title={t('orders.reversals.settle')} onClose={onClose}>
      <chakra.form ref={form} noValidate onSubmit={submit} display="grid" gap="4">
        <Text>{t('orders.reversals.settleText')}</Text>
        <TextAreaField
          label={t('orders.reversals.settleNote')}
          hint={t('orders.reversals.settleHint')}
          rows={2}
          maxLength={MAXIMUM_NOTE_LENGTH}
          value={note}
          error={problem}
          data-autofocus
          onChange={(event) => change(event.target.value)}
        />
        <Dialog.Footer>
          <Button variant="outline" onClick={onClose}>
            {t('orders.dialog.back')}
          </Button>
          <Button type="submit" loading={busy}>
            {t('orders.reversals.settle')}
          </Button>
        </Dialog.Footer>
      </chakra.form>
    </ModalDialog>
  );
}
