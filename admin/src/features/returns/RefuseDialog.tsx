import { MAXIMUM_RETURN_REASON_LENGTH } from '@eunbit/schema/return';
import { useText } from '../../app/use-text.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { TextAreaField } from '../../components/TextAreaField.tsx';
import { useSendForm } from '../../components/use-send-form.ts';
import { useRefuseReturn } from './return-mutations.ts';

interface RefuseDialogProps {
  readonly number: string;
  readonly getFinalFocus: () => HTMLElement | null;
  readonly onClose: () => void;
}

/** Refuses a return with a reason, which the customer reads. */
export function RefuseDialog({ number, getFinalFocus, onClose }: RefuseDialogProps) {
  const t = useText();
  const { send } = useRefuseReturn();
  const form = useSendForm({
    values: { reason: '' },
    send: ({ reason }) => send({ number, reason }),
    done: t('returns.refused'),
    onSent: onClose,
  });
  return (
    <FormDialog
      title={t('returns.refuseTitle', { number })}
      form={form}
      agree={t('returns.refuse')}
      getFinalFocus={getFinalFocus}
      onClose={onClose}
    >
      <TextAreaField
        label={t('returns.refuseReason')}
        hint={t('returns.refuseHint')}
        rows={4}
        maxLength={MAXIMUM_RETURN_REASON_LENGTH}
        data-autofocus
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
