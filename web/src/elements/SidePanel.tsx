import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#styled-system/css';
import { styled } from '#styled-system/jsx';
import { IconButton } from './Button.tsx';
import { CloseIcon } from './icons.tsx';
import { useModalDialog } from './use-modal-dialog.ts';

export interface SidePanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly side: 'start' | 'end';
  readonly children: ReactNode;
  /** Content that stays visible below the scrolling content. */
  readonly footer?: ReactNode;
}

/**
 * A modal panel at the side of the window. It is a native dialog: the browser keeps the focus inside, closes it with Escape,
 * makes the page behind it inert and restores the focus afterwards.
 */
export function SidePanel({ open, onClose, title, side, children, footer }: SidePanelProps) {
  const intl = useIntl();
  const dialog = useModalDialog(open, onClose);
  return (
    <styled.dialog
      {...dialog}
      onClick={(event) => {
        // Only the backdrop hits the dialog element itself: its content covers the rest.
        if (event.target === event.currentTarget) onClose();
      }}
      aria-label={typeof title === 'string' ? title : undefined}
      css={[PANEL, SIDES[side]]}
    >
      {open ? (
        <styled.div display="grid" gridTemplateRows="auto 1fr auto" height="100dvh">
          <styled.div display="flex" alignItems="center" justifyContent="space-between" gap="4" px="5" py="3">
            <styled.h2 fontSize="xl" fontWeight="semibold">
              {title}
            </styled.h2>
            <IconButton label={intl.formatMessage({ id: 'ui.close' })} onClick={onClose} marginEnd="-2">
              <CloseIcon />
            </IconButton>
          </styled.div>
          <styled.div overflowY="auto" overscrollBehavior="contain" px="5" pb="6" tabIndex={-1}>
            {children}
          </styled.div>
          {footer ? (
            <styled.div px="5" py="4" borderTopWidth="1px">
              {footer}
            </styled.div>
          ) : null}
        </styled.div>
      ) : null}
    </styled.dialog>
  );
}

const PANEL = css.raw({
  position: 'fixed',
  margin: '0',
  insetBlock: '0',
  width: 'min(28rem, 100vw)',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  bg: 'white',
  color: 'fg',
  boxShadow: 'lg',
  '&::backdrop': { background: 'rgba(31, 32, 36, 0.42)' },
});

const SIDES = {
  start: css.raw({
    insetInline: '0 auto',
    '&[open]': { animation: 'panel-in-start 260ms cubic-bezier(0.2, 0.8, 0.2, 1)' },
  }),
  end: css.raw({
    insetInlineStart: 'auto',
    insetInlineEnd: '0',
    '&[open]': { animation: 'panel-in-end 260ms cubic-bezier(0.2, 0.8, 0.2, 1)' },
  }),
};
