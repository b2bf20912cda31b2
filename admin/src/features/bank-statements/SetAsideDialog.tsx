import { MAXIMUM_SET_ASIDE_LENGTH } from '@eunbit/schema/bank-statement';
import { useText } from '../../app/use-text.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useSendForm } from '../../components/use-send-form.ts';
import { useDismissStatementLines } from './statement-mutations.ts';

interface SetAsideDialogProps {
  readonly lineIds: readonly string[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks once for all chosen lines why they belong to no order. */
export function SetAsideDialog({ lineIds, onDone, onClose }: SetAsideDialogProps) {
  const t = useText();
  const { send } = useDismissStatementLines();
  const form = useSendForm({
    values: { reason: '' },
    send: ({ reason }) => send({ lineIds: [...lineIds], reason }),
    failed: t('bankStatements.setAside.failed'),
    problemField: 'reason',
    onSent: onDone,
  });

  return (
    <FormDialog
      title={t('bankStatements.setAside.title', { count: lineIds.length })}
      form={form}
      agree={t('bankStatements.setAside.submit', { count: lineIds.length })}
      back={t('bankStatements.cancel')}
      onClose={onClose}
    >
      <TextField
        data-autofocus
        label={t('bankStatements.setAside.reason')}
        hint={t('bankStatements.setAside.hint')}
        maxLength={MAXIMUM_SET_ASIDE_LENGTH}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
