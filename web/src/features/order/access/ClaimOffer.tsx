import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { Button } from '../../../elements/Button.tsx';
import { useRequestOrderClaim } from './access-mutations.ts';

/** Offers to add orders that were placed as a guest; an email to the member's address proves the ownership. */
export function ClaimOffer({ email }: { email: string }) {
  const intl = useIntl();
  const { send, busy } = useRequestOrderClaim();
  const [said, setSaid] = useState('');

  async function ask(): Promise<void> {
    const { answer, problem } = await send();
    setSaid((problem ?? answer).message ?? intl.formatMessage({ id: 'order.claim.failed' }));
  }

  return (
    <styled.section aria-labelledby="claim-offer" mt="12" p="5" borderWidth="1px" borderRadius="xl">
      <styled.h2 id="claim-offer" fontSize="md" fontWeight="semibold">
        <FormattedMessage id="order.claim.title" />
      </styled.h2>
      <styled.p mt="1" mb="4" color="fg.muted">
        <FormattedMessage
          id="order.claim.text"
          values={{ email: <styled.strong overflowWrap="anywhere">{email}</styled.strong> }}
        />
      </styled.p>
      <Button variant="outline" size="sm" busy={busy} onClick={() => void ask()}>
        <FormattedMessage id="order.claim.send" />
      </Button>
      <styled.p role="status" mt="3" _empty={{ display: 'none' }}>
        {said}
      </styled.p>
    </styled.section>
  );
}
