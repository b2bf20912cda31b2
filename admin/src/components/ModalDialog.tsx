import { Dialog, Portal } from '@chakra-ui/react';
import { type ReactNode, useRef, useState } from 'react';
import { useText } from '../app/use-text.ts';
import { IconButton } from './IconButton.tsx';
import { CloseIcon } from './icons.tsx';

export interface ModalDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** For wide content, such as an email. */
  readonly wide?: boolean;
  /** For content without a close button of its own. */
  readonly withClose?: boolean;
  /**
   * Element that takes the focus when the dialog closes. By default the previously focused element or, if it is gone, the
   * screen's heading.
   */
  readonly getFinalFocus?: () => HTMLElement | null;
  readonly children: ReactNode;
}

/** The heading of the screen (`PageTitle`). */
const findScreenHeading = () => document.querySelector<HTMLElement>('#content h1');

/**
 * A dialog that is open as long as it is rendered, so its input is discarded with it. For the same reason a click outside does
 * not close it.
 */
export function ModalDialog(props: ModalDialogProps) {
  const { title, onClose, wide = false, withClose = false, getFinalFocus, children } = props;
  const t = useText();
  const body = useRef<HTMLDivElement>(null);
  const [opener] = useState(() => document.activeElement);
  return (
    <Dialog.Root
      open
      onOpenChange={onClose}
      placement="center"
      closeOnInteractOutside={false}
      size={wide ? 'lg' : 'md'}
      finalFocusEl={() => getFinalFocus?.() ?? (opener?.isConnected ? null : findScreenHeading())}
      initialFocusEl={() => body.current?.querySelector<HTMLElement>('[data-autofocus]') ?? null}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header paddingEnd={withClose ? '10' : undefined}>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body ref={body}>{children}</Dialog.Body>
            {withClose ? (
              // Last in the document, so that the content takes the focus first.
              <Dialog.CloseTrigger asChild>
                <IconButton label={t('app.close')}>
                  <CloseIcon />
                </IconButton>
              </Dialog.CloseTrigger>
            ) : null}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
