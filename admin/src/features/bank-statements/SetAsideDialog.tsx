import { chakra, Dialog } from '@chakra-ui/react';
import { MAXIMUM_SET_ASIDE_LENGTH } from '@eunbit/schema/bank-statement';
import { type FormEvent, useState } from 'react';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { ModalDialog } from '../../components/ModalDialog.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useDismissStatementLines } from './statement-mutations.ts';

interface SetAsideDialogProps {
  readonly lineIds: readonly string[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks once for all chosen lines why they belong to no order. */
export function SetAsideDialog({ lineIds, onDone, onClose }: SetAsideDialogProps) {
  const t = useText();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { send, busy } = useDismissStatementLines();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const { problem: refused } = await send({ lineIds: [...lineIds], reason });
    setProblem(refused && (refused.message ?? t('bankStatements.setAside.failed')));
    if (!refused) onDone();
  }

  return (
    <ModalDialog title={t('bankStatements.setAside.title', { count: lineIds.length })} onClose={onClose}>
      <chakra.form onSubmit={submit} noValidate display="grid" gap="4">
        <TextField
          data-autofocus
          label={t('bankStatements.setAside.reason')}
          hint={t('bankStatements.setAside.hint')}
          error={problem}
          maxLength={MAXIMUM_SET_ASIDE_LENGTH}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <Dialog.Footer>
          <Button variant="outline" onClick={onClose}>
            {t('bankStatements.cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {t('bankStatements.setAside.submit', { count: lineIds.length })}
          </Button>
        </Dialog.Footer>
      </chakra.form>
    </ModalDialog>
  );
}
