import type { ButtonProps } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import type { Needed } from '../app/viewer.ts';
import { Button } from './Button.tsx';
import { IfMay } from './IfMay.tsx';

interface DialogOpenerProps extends Omit<ButtonProps, 'onClick' | 'children'> {
  readonly label: string;
  /** Permission for the button, which anybody has if there is none. */
  readonly needed?: Needed;
  /** False removes the button only: an open dialog stays until it is closed. */
  readonly isOffered?: boolean;
  readonly dialog: (close: () => void) => ReactNode;
}

/** A button that opens a dialog. */
export function DialogOpener({ label, needed, isOffered = true, dialog, ...button }: DialogOpenerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = (
    <Button aria-haspopup="dialog" {...button} onClick={() => setIsOpen(true)}>
      {label}
    </Button>
  );
  return (
    <>
      {!isOffered ? null : needed ? <IfMay needed={needed}>{opener}</IfMay> : opener}
      {isOpen ? dialog(() => setIsOpen(false)) : null}
    </>
  );
}
