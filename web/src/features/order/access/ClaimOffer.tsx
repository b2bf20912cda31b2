import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@eunbit/ui/Button.tsx';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRequestOrderClaim } from './use-request-order-claim.ts';

/** Offers to add orders that were placed as a guest; an email to the member's address proves the ownership. */
export function ClaimOffer({ email }: { email: string }) {
  const intl = useIntl();
  const { requestClaim, busy } = useRequestOrderClaim();
  const [answer, setAnswer] = useState('');

  async function ask(): Promise<void> {
    setAnswer((await requestClaim()) ?? intl.formatMessage({ id: 'order.claim.failed' }));
  }

  return (
    <chakra.section aria-labelledby="claim-offer" mt="12" p="5" borderWidth="1px" borderRadius="xl">
      <chakra.h2 id="claim-offer" fontSize="md" fontWeight="semibold">
        <FormattedMessage id="order.claim.title" />
      </chakra.h2>
      <chakra.p mt="1" mb="4" color="fg.muted">
        <FormattedMessage
          id="order.claim.text"
          values={{ email: <chakra.strong overflowWrap="anywhere">{email}</chakra.strong> }}
        />
      </chakra.p>
      <Button variant="outline" size="sm" busy={busy} onClick={() => void ask()}>
        <FormattedMessage id="order.claim.send" />
      </Button>
      <chakra.p role="status" mt="3" _empty={{ display: 'none' }}>
        {answer}
      </chakra.p>
    </chakra.section>
  );
}
