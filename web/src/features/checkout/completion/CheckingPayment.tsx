import { chakra } from '@chakra-ui/react/styled-system';
import { FormattedMessage } from 'react-intl';
import { useIsOnline } from './use-is-online.ts';

/** Shown while the outcome of a payment is unknown. */
export function CheckingPayment() {
  const isOnline = useIsOnline();
  return (
    <chakra.div role="status" display="grid" justifyItems="center" gap="4" py="20" textAlign="center">
      <chakra.span
        aria-hidden
        boxSize="10"
        borderWidth="3px"
        borderColor="purple.600"
        borderTopColor="purple.100"
        borderRadius="full"
        animation="spin 900ms linear infinite"
      />
      <chakra.p fontSize="xl" fontWeight="semibold">
        <FormattedMessage id="checkout.checking" />
      </chakra.p>
      <chakra.p color="fg.muted">
        <FormattedMessage id={isOnline ? 'checkout.checkingNote' : 'checkout.offlineNote'} />
      </chakra.p>
    </chakra.div>
  );
}
