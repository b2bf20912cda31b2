import { Dialog } from '@chakra-ui/react';
import type { Outcome } from '@eunbit/ui/use-send';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { DialogOpener } from '../../../components/DialogOpener.tsx';
import { ModalDialog } from '../../../components/ModalDialog.tsx';
import { showError, toaster } from '../../../components/toaster.ts';

interface ConfirmStepProps {
  readonly label: string;
  readonly question: string;
  readonly done: string;
  readonly busy: boolean;
  readonly run: () => Promise<Outcome>;
  readonly isPrimary?: boolean;
}

/** A button that asks for confirmation. */
export function ConfirmStep({ label, question, done, busy, run, isPrimary = false }: ConfirmStepProps) {
  const t = useText();

  async function confirm(close: () => void) {
    const { problem } = await run();
    if (problem) showError(problem.message ?? t('orders.action.failed'));
    else toaster.create({ title: done });
    close();
  }

  return (
    <DialogOpener
      label={label}
      size="sm"
      variant={isPrimary ? 'solid' : 'outline'}
      dialog={(close) => (
        <ModalDialog title={label} onClose={close}>
          <p>{question}</p>
          <Dialog.Footer mt="5">
            <Button variant="outline" onClick={close}>
              {t('orders.dialog.back')}
            </Button>
            <Button loading={busy} onClick={() => void confirm(close)}>
              {label}
            </Button>
          </Dialog.Footer>
        </ModalDialog>
      )}
    />
  );
}
