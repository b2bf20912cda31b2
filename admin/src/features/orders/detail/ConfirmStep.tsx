import { Dialog } from '@chakra-ui/react';
import type { Outcome } from '@eunbit/ui/use-send';
import { useState } from 'react';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { ModalDialog } from '../../../components/ModalDialog.tsx';
import { showError, toaster } from '../../../components/toaster.ts';

interface ConfirmStepProps {
  readonly label: string;
  readonly question: string;
  readonly done: string;
  readonly busy: boolean;
  readonly run: () => Promise<Outcome>;
}

/** A button that asks for confirmation. */
export function ConfirmStep({ label, question, done, busy, run }: ConfirmStepProps) {
  const t = useText();
  const [asking, setAsking] = useState(false);

  async function confirm() {
    const { problem } = await run();
    if (problem) showError(problem.message ?? t('orders.action.failed'));
    else toaster.create({ title: done });
    setAsking(false);
  }

  return (
    <>
      <Button size="sm" variant="outline" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking ? (
        <ModalDialog title={label} onClose={() => setAsking(false)}>
          <p>{question}</p>
          <Dialog.Footer mt="5">
            <Button variant="outline" onClick={() => setAsking(false)}>
              {t('orders.dialog.back')}
            </Button>
            <Button loading={busy} onClick={() => void confirm()}>
              {label}
            </Button>
          </Dialog.Footer>
        </ModalDialog>
      ) : null}
    </>
  );
}
