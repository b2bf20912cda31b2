import { useApolloClient } from '@apollo/client/react';
import { Skeleton, Text } from '@chakra-ui/react';
import { notifySessionChange } from '@eunbit/ui/session-change';
import { lazy, Suspense } from 'react';
import { useText } from '../../app/use-text.ts';
import { ViewerDocument } from '../../app/viewer.ts';
import { IdentityDialog } from './IdentityDialog.tsx';

const SecondFactor = lazy(async () => ({
  default: (await import('../security/SecondFactor.tsx')).SecondFactor,
}));

/** Where the shop asks staff for a second factor, whoever has none sets one up before anything else. */
export function SetUpStep() {
  const t = useText();
  const client = useApolloClient();

  function goOn() {
    notifySessionChange();
    void client.query({ query: ViewerDocument, fetchPolicy: 'network-only' });
  }

  return (
    <>
      <Text mb="5">{t('session.setUp.why')}</Text>
      <Suspense fallback={<Skeleton height="40" />}>
        <SecondFactor onReady={goOn} />
      </Suspense>
      <IdentityDialog />
    </>
  );
}
