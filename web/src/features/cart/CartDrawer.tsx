import { lazy, type ReactNode, Suspense, useEffect, useMemo, useReducer, useState } from 'react';
import { useLocation } from 'react-router';
import { loadScreenMessages } from '../../app/messages.ts';
import { createCartQueue } from './cart-queue.ts';
import { CartChangesContext, CartDrawerContext } from './state/cart-context.ts';
import { NO_FEEDBACK, reduceCartFeedback } from './state/cart-feedback.ts';

async function loadPanel() {
  const [{ CartDrawerPanel }] = await Promise.all([
    import('./drawer/CartDrawerPanel.tsx'),
    loadScreenMessages(['cart']),
  ]);
  return { default: CartDrawerPanel };
}
const CartDrawerPanel = lazy(loadPanel);

/** Provides the state of cart changes and of the drawer, whose code is loaded when it is first needed. */
export function CartDrawerProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const [feedback, dispatch] = useReducer(reduceCartFeedback, NO_FEEDBACK);
  const [queue] = useState(() => createCartQueue(globalThis.navigator?.locks));
  const isChanging = feedback.pending > 0;

  const drawer = useMemo(
    () => ({
      isOpen,
      open: () => {
        setOpened(true);
        setOpen(true);
      },
      close: () => {
        setOpen(false);
        dispatch({ kind: 'dismissed' });
      },
    }),
    [isOpen],
  );
  const changes = useMemo(() => ({ queue, feedback, dispatch }), [queue, feedback]);

  // Loads the drawer's code while the first item is being added.
  useEffect(() => {
    if (isChanging) loadPanel().catch(() => undefined);
  }, [isChanging]);
  useCloseOnNavigation(drawer.close);

  return (
    <CartDrawerContext value={drawer}>
      <CartChangesContext value={changes}>
        {children}
        {wasOpened ? (
          <Suspense>
            <CartDrawerPanel />
          </Suspense>
        ) : null}
      </CartChangesContext>
    </CartDrawerContext>
  );
}

function useCloseOnNavigation(close: () => void): void {
  const { pathname } = useLocation();
  const [shownPath, setShownPath] = useState(pathname);
  useEffect(() => {
    if (pathname === shownPath) return;
    setShownPath(pathname);
    close();
  }, [pathname, shownPath, close]);
}
