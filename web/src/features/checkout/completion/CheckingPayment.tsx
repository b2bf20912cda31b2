import { useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';

/** Shown while the outcome of a payment is unknown. */
export function CheckingPayment() {
  const isOnline = useIsOnline();
  return (
    <styled.div role="status" display="grid" justifyItems="center" gap="4" py="20" textAlign="center">
      <styled.span
        aria-hidden
        boxSize="10"
        borderWidth="3px"
        borderColor="purple.600"
        borderTopColor="purple.100"
        borderRadius="full"
        animation="spin 900ms linear infinite"
      />
      <styled.p fontSize="xl" fontWeight="semibold">
        <FormattedMessage id="checkout.checking" />
      </styled.p>
      <styled.p color="fg.muted">
        <FormattedMessage id={isOnline ? 'checkout.checkingNote' : 'checkout.offlineNote'} />
      </styled.p>
    </styled.div>
  );
}

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** Whether the browser is online. Server rendering and hydration assume that it is. */
function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}
