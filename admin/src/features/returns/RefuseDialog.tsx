import { MAXIMUM_RETURN_REASON_LENGTH } from '@eunbit/schema/return';
import { useState } from 'react';
import { useText } from '../../app/use-text.ts';
import { TextAreaField } from '../../components/TextAreaField.tsx';
import { toaster } from '../../components/toaster.ts';
import { FormDialog } from '../orders/detail/FormDialog.tsx';
import { useRefuseReturn } from './return-mutations.ts';

interface RefuseDialogProps {
  readonly number: string;
  readonly getFinalFocus: () => HTMLElement | null;
  readonly onClose: () => void;
}

/** Refuses a return with a reason, which the customer reads. */
export function RefuseDialog({ number, getFinalFocus, onClose }: RefuseDialogProps) {
  const t = useText();
  const { send, busy } = useRefuseReturn();
  const [reason, setReason] = useState('');
  return (
    <FormDialog
      title={t('returns.refuseTitle', { number })}
      agree={t('returns.refuse')}
      busy={busy}
      fields={['reason']}
      save={() => send({ number, reason })}
      getFinalFocus={getFinalFocus}
      onClose={onClose}
      onSaved={() => {
        toaster.create({ title: t('returns.refused') });
        onClose();
      }}
    >
      {(getError) => (
        <TextAreaField
          label={t('returns.refuseReason')}
          hint={t('returns.refuseHint')}
          error={getError('reason')}
          rows={4}
          maxLength={MAXIMUM_RETURN_REASON_LENGTH}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          data-autofocus
        />
      )}
    </FormDialog>
  );
}
