import { Box, Dialog } from '@chakra-ui/react';
import type { Outcome } from '@eunbit/ui/use-send';
import { type ReactNode, useState } from 'react';
import { Button } from './Button.tsx';
import { ErrorAlert } from './ErrorAlert.tsx';
import { ModalDialog } from './ModalDialog.tsx';

interface RemovalDialogProps {
  readonly title: string;
  /** Names what is removed and says that this is final. */
  readonly children: ReactNode;
  readonly keep: string;
  readonly agree: string;
  /** Shown if the server did not respond. */
  readonly failed: string;
  readonly busy: boolean;
  readonly remove: () => Promise<Outcome>;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Asks for confirmation before something is permanently removed. */
export function RemovalDialog(props: RemovalDialogProps) {
  const { title, children, keep, agree, failed, busy, remove, onClose, onRemoved } = props;
  const [problem, setProblem] = useState<string | null>(null);

  async function agreed() {
    const { problem: refused } = await remove();
    if (refused) setProblem(refused.message ?? failed);
    else onRemoved();
  }

  return (
    <ModalDialog title={title} onClose={onClose}>
      {children}
      {problem ? (
        <Box mt="4">
          <ErrorAlert>{problem}</ErrorAlert>
        </Box>
      ) : null}
      <Dialog.Footer mt="6">
        <Button variant="outline" onClick={onClose}>
          {keep}
        </Button>
        <Button colorPalette="red" loading={busy} onClick={agreed}>
          {agree}
        </Button>
      </Dialog.Footer>
    </ModalDialog>
  );
}
