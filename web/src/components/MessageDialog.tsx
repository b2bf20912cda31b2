import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { Button } from '../elements/Button.tsx';
import { ModalBox } from '../elements/ModalBox.tsx';
import { useModalDialog } from '../elements/use-modal-dialog.ts';

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
    <ModalBox {...dialog} aria-labelledby={textId} width="min(26rem, calc(100vw - 2rem))" p="6">
      {open ? (
        <styled.div display="grid" gap="5" justifyItems="center" textAlign="center">
          <styled.p id={textId} fontSize="md">
            {text}
          </styled.p>
          <Button onClick={onClose}>
            <FormattedMessage id="dialog.close" />
          </Button>
        </styled.div>
      ) : null}
    </ModalBox>
  );
}
