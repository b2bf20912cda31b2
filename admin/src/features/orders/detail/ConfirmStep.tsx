import { Dialog } from '@chakra-ui/react';
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
  /** Resolves to why it was refused, or null. Rejects when no answer came. */
  readonly run: () => Promise<string | null>;
}

/** A button that does something once it is confirmed. */
export function ConfirmStep({ label, question, done, busy, run }: ConfirmStepProps) {
  const t = useText();
  const [asking, setAsking] = useState(false);

  async function confirm() {
    try {
      const refused = await run();
      if (refused === null) toaster.create({ title: done });
      else showError(refused);
    } catch {
      showError(t('orders.action.failed'));
    }
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
