import { PAYMENT_PAGE_PATH, PAYMENT_PAGE_SIGN_SECONDS, type PaymentPageSign } from '@eunbit/schema/payment-page';
import { useEffect, useRef } from 'react';

function send(clientSecret: string, sign: PaymentPageSign): void {
  navigator.sendBeacon(PAYMENT_PAGE_PATH, JSON.stringify({ clientSecret, sign }));
}

/**
 * Reports to the shop that the page of a running payment is open, and that it is closed: units that nobody confirms are released
 * at once. While a payment is being confirmed, closing the page ends nothing: the bank's own page may have replaced it.
 */
export function usePaymentSigns() {
  const running = useRef<{ readonly clientSecret: string; readonly isConfirming: boolean } | null>(null);

  useEffect(() => {
    const onClose = () => {
      if (running.current && !running.current.isConfirming) send(running.current.clientSecret, 'CLOSED');
      running.current = null;
    };
    const timer = setInterval(() => {
      if (running.current && !running.current.isConfirming) send(running.current.clientSecret, 'OPEN');
    }, PAYMENT_PAGE_SIGN_SECONDS * 1000);
    addEventListener('pagehide', onClose);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', onClose);
      onClose();
    };
  }, []);

  return {
    /** The buyer has pressed the button. */
    confirming(clientSecret: string): void {
      running.current = { clientSecret, isConfirming: true };
      send(clientSecret, 'CONFIRMING');
    },

    /** The card was not charged; another may be tried. */
    declined(): void {
      if (!running.current) return;
      running.current = { ...running.current, isConfirming: false };
      send(running.current.clientSecret, 'OPEN');
    },
  };
}
