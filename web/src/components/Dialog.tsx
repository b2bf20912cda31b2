import { chakra } from '@chakra-ui/react/styled-system';
import { IconButton } from '@eunbit/ui/Button.tsx';
import { CloseIcon } from '@eunbit/ui/icons.tsx';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useIntl } from 'react-intl';

interface DialogProps {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A modal window over the page, for a form or a question. It is a native dialog: the browser keeps the focus inside,
 * closes it with Escape and gives the focus back. Its content is made anew each time it opens.
 */
export function Dialog({ open, title, onClose, children }: DialogProps) {
  const intl = useIntl();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open && element?.open) element.close();
  }, [open]);
  return (
    <chakra.dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={(event) => {
        // React tells a dialog also of the closing of another one inside it.
        if (event.target === dialog.current) onClose();
      }}
      margin="auto"
      width="min(32rem, calc(100vw - 2rem))"
      maxHeight="calc(100dvh - 2rem)"
      overflowY="auto"
      px={{ base: '5', md: '7' }}
      py="5"
      bg="white"
      color="fg"
      borderRadius="xl"
      boxShadow="lg"
      css={{ '&::backdrop': { background: 'rgba(31, 32, 36, 0.42)' } }}
    >
      {open ? (
        <>
          <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="4" mb="4">
            <chakra.h2 id={titleId} fontSize="xl" fontWeight="semibold">
              {title}
            </chakra.h2>
            <IconButton label={intl.formatMessage({ id: 'ui.close' })} onClick={onClose} marginEnd="-2">
              <CloseIcon />
            </IconButton>
          </chakra.div>
          {children}
        </>
      ) : null}
    </chakra.dialog>
  );
}
