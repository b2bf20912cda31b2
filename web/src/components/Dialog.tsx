import { chakra } from '@chakra-ui/react/styled-system';
import { IconButton } from '@eunbit/ui/Button.tsx';
import { CloseIcon } from '@eunbit/ui/icons.tsx';
import { useModalDialog } from '@eunbit/ui/use-modal-dialog';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';

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
    <chakra.dialog
      {...dialog}
      aria-labelledby={titleId}
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
