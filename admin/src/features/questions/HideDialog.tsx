import { useText } from '../../app/use-text.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { TextField } from '../../components/TextField.tsx';
import { toaster } from '../../components/toaster.ts';
import { useSendForm } from '../../components/use-send-form.ts';
import { useHideQuestion } from './question-mutations.ts';

interface HideDialogProps {
  readonly id: string;
  readonly version: number;
  readonly onClose: () => void;
  /** Called when the question is hidden: it belongs to another list now. */
  readonly onHidden: () => void;
}

/** Hides a question in the shop, with a reason that stays among staff. */
export function HideDialog({ id, version, onClose, onHidden }: HideDialogProps) {
  const t = useText();
  const { send } = useHideQuestion();
  const form = useSendForm({
    values: { reason: '' },
    send: ({ reason }) => send({ id, version, reason }),
    onSent() {
      toaster.create({ title: t('questions.hide.done') });
      onClose();
      onHidden();
    },
  });
  return (
    <FormDialog title={t('questions.hide.title')} form={form} agree={t('questions.hide')} onClose={onClose}>
      <TextField
        label={t('questions.hide.reason')}
        hint={t('questions.hide.hint')}
        maxLength={200}
        data-autofocus
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
