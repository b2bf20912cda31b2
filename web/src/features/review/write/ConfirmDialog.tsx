import { type ReactNode, useEffect, useId, useRef } from 'react';
import { styled } from '#styled-system/jsx';
import { ModalBox } from '../../../elements/ModalBox.tsx';

interface ConfirmDialogProps {
  readonly text: ReactNode;
  /** Called when Escape is pressed. */
  readonly onClose: () => void;
  /** The buttons of the dialog. */
  readonly children: ReactNode;
}

/** A question or a message in a dialog, open while it is mounted. */
export function ConfirmDialog({ text, onClose, children }: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const textId = useId();
  useEffect(() => {
    const element = dialog.current;
    // Without scripts the dialog is open, as the server rendered it.
    if (element?.open) element.close();
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <ModalBox
      ref={dialog}
      open={import.meta.env.SSR || undefined}
      position="fixed"
      inset="0"
      aria-labelledby={textId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      width="min(26rem, calc(100vw - 2rem))"
      p="6"
    >
      <styled.div display="grid" gap="5" textAlign="center">
        <styled.p id={textId} fontSize="md">
          {text}
        </styled.p>
        <styled.div display="flex" flexWrap="wrap" justifyContent="center" gap="3">
          {children}
        </styled.div>
      </styled.div>
    </ModalBox>
  );
}
