import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@eunbit/ui/Button.tsx';
import { useModalDialog } from '@eunbit/ui/use-modal-dialog';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

interface MessageDialogProps {
  /** Null while there is no message. */
  readonly text: string | null;
  readonly onClose: () => void;
}

/** A short message in a dialog that stays until it is closed. */
export function MessageDialog({ text, onClose }: MessageDialogProps) {
  const textId = useId();
  const open = text !== null;
  const dialog = useModalDialog(open, onClose);
  return (
    <chakra.dialog
      {...dialog}
      aria-labelledby={textId}
      margin="auto"
      width="min(26rem, calc(100vw - 2rem))"
      p="6"
      bg="white"
      color="fg"
      borderRadius="xl"
      boxShadow="lg"
      css={{ '&::backdrop': { background: 'rgba(31, 32, 36, 0.42)' } }}
    >
      {open ? (
        <chakra.div display="grid" gap="5" justifyItems="center" textAlign="center">
          <chakra.p id={textId} fontSize="md">
            {text}
          </chakra.p>
          <Button onClick={onClose}>
            <FormattedMessage id="dialog.close" />
          </Button>
        </chakra.div>
      ) : null}
    </chakra.dialog>
  );
}
