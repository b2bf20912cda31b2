import { useEffect, useReducer, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { Button, IconButton } from './Button.tsx';
import { CloseIcon } from './icons.tsx';
import { closeToast, getToasts, noToasts, subscribeToToasts, type Toast } from './toast-store.ts';

/** Renders the toasts of `showToast`. Used once, in the frame of the application. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts, noToasts);
  const dialog = useModalInFront();
  const list = (
    <styled.div
      role="status"
      position="fixed"
      bottom="4"
      insetInline="4"
      zIndex="toast"
      display="grid"
      gap="2"
      justifyItems="center"
      pointerEvents="none"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </styled.div>
  );
  return dialog && toasts.length > 0 ? createPortal(list, dialog) : list;
}

/** The modal dialog over the page, if there is one: elements outside of it are covered and inert. */
function useModalInFront(): Element | null {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    document.addEventListener('close', rerender, true);
    return () => document.removeEventListener('close', rerender, true);
  }, []);
  if (import.meta.env.SSR) return null;
  return [...document.querySelectorAll('dialog:modal')].at(-1) ?? null;
}

function ToastCard({ toast }: { toast: Toast }) {
  const intl = useIntl();
  const close = () => closeToast(toast.id);
  return (
    <styled.div
      pointerEvents="auto"
      display="flex"
      alignItems="center"
      gap="3"
      maxWidth="form"
      paddingStart="5"
      paddingEnd="2"
      py="2"
      borderRadius="lg"
      boxShadow="lg"
      color="white"
      bg={toast.tone === 'error' ? 'red.700' : 'gray.800'}
    >
      <styled.div>{toast.content}</styled.div>
      {toast.action ? (
        <Button
          variant="plain"
          color="white"
          onClick={() => {
            toast.action?.run();
            close();
          }}
        >
          {toast.action.label}
        </Button>
      ) : null}
      <IconButton
        label={intl.formatMessage({ id: 'ui.close' })}
        size="sm"
        color="white"
        css={{ '&:hover:not(:disabled)': { bg: 'gray.700' } }}
        onClick={close}
      >
        <CloseIcon />
      </IconButton>
    </styled.div>
  );
}
