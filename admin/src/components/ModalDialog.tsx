import { chakra } from '@chakra-ui/react/styled-system';
import { IconButton } from '@eunbit/ui/Button.tsx';
import { CloseIcon } from '@eunbit/ui/icons.tsx';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useText } from '../app/use-text.ts';

interface ModalDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** For wide content such as an email. */
  readonly wide?: boolean;
  /** For content without a close button of its own. */
  readonly withClose?: boolean;
  readonly children: ReactNode;
}

/**
 * A dialog that is open for as long as it is rendered. It is a native one: the browser keeps the focus inside, closes
 * it with Escape and restores the focus.
 */
export function ModalDialog({ title, onClose, wide = false, withClose = false, children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const t = useText();
  useEffect(function open() {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <chakra.dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      css={STYLES}
      width={`min(${wide ? '52rem' : '34rem'}, calc(100vw - 2rem))`}
    >
      <chakra.h2 id={titleId} fontSize="xl" fontWeight="bold" mb="4" paddingEnd={withClose ? '10' : undefined}>
        {title}
      </chakra.h2>
      {children}
      {withClose ? (
        // Last in the document, so that the content takes the focus first.
        <IconButton label={t('app.close')} onClick={onClose} position="absolute" top="3" right="3">
          <CloseIcon />
        </IconButton>
      ) : null}
    </chakra.dialog>
  );
}

const STYLES = {
  margin: 'auto',
  maxHeight: 'calc(100dvh - 2rem)',
  overflowY: 'auto',
  p: { base: '5', sm: '7' },
  bg: 'white',
  color: 'fg',
  fontSize: 'sm',
  borderRadius: 'lg',
  boxShadow: 'lg',
  '&::backdrop': { background: 'rgba(31, 32, 36, 0.42)' },
} as const;
