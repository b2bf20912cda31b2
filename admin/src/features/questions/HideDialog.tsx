import { useState } from 'react';
import { useText } from '../../app/use-text.ts';
import { TextField } from '../../components/TextField.tsx';
import { toaster } from '../../components/toaster.ts';
import { FormDialog } from '../orders/detail/FormDialog.tsx';
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
  const { send, busy } = useHideQuestion();
  const [reason, setReason] = useState('');
  return (
    <FormDialog
      title={t('questions.hide.title')}
      agree={t('questions.hide')}
      busy={busy}
      fields={['reason']}
      save={() => send({ id, version, reason })}
      onClose={onClose}
      onSaved={() => {
        toaster.create({ title: t('questions.hide.done') });
        onClose();
        onHidden();
      }}
    >
      {(getError) => (
        <TextField
          label={t('questions.hide.reason')}
          hint={t('questions.hide.hint')}
          error={getError('reason')}
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          data-autofocus
        />
      )}
    </FormDialog>
  );
}
