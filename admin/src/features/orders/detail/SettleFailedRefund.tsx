import { chakra, Dialog, Text } from '@chakra-ui/react';
import { message } from '@eunbit/schema/messages';
import { MAXIMUM_NOTE_LENGTH, validateRefundSettlement } from '@eunbit/schema/validation-order-note';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { focusFirstError } from '../../../components/first-error.ts';
import { ModalDialog } from '../../../components/ModalDialog.tsx';
import { TextAreaField } from '../../../components/TextAreaField.tsx';
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
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { settle, busy } = useSettleFailedRefund(orderNumber);

  function refuse(why: string) {
    flushSync(() => setProblem(why));
    focusFirstError(form.current);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const [failure] = validateRefundSettlement({ note });
    if (failure) return refuse(message(failure.key, language));
    try {
      const refused = await settle(refundId, note);
      if (refused === null) onClose();
      else refuse(refused);
    } catch {
      refuse(t('orders.action.failed'));
    }
  }

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
          onChange={(event) => {
            setNote(event.target.value);
            setProblem(null);
          }}
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
