import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { IconButton } from '../elements/Button.tsx';
import { CloseIcon } from '../elements/icons.tsx';
import { ModalBox } from '../elements/ModalBox.tsx';
import { useModalDialog } from '../elements/use-modal-dialog.ts';

interface DialogProps {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A modal window for a form or a question. It is a native dialog: the browser keeps the focus inside, closes it with
 * Escape and returns the focus. Its content is mounted each time it opens.
 */
export function Dialog({ open, title, onClose, children }: DialogProps) {
  const intl = useIntl();
  const titleId = useId();
  const dialog = useModalDialog(open, onClose);
  return (
    <ModalBox
      {...dialog}
      aria-labelledby={titleId}
      width="min(32rem, calc(100vw - 2rem))"
      maxHeight="calc(100dvh - 2rem)"
      overflowY="auto"
      px={{ base: '5', md: '7' }}
      py="5"
    >
      {open ? (
        <>
          <styled.div display="flex" alignItems="center" justifyContent="space-between" gap="4" mb="4">
            <styled.h2 id={titleId} fontSize="xl" fontWeight="semibold">
              {title}
            </styled.h2>
            <IconButton label={intl.formatMessage({ id: 'ui.close' })} onClick={onClose} marginEnd="-2">
              <CloseIcon />
            </IconButton>
          </styled.div>
          {children}
        </>
      ) : null}
    </ModalBox>
  );
}
