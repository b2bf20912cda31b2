import { useApolloClient, useQuery } from '@apollo/client/react';
import { Alert, Skeleton, Text } from '@chakra-ui/react';
import { notifySessionChange } from '@eunbit/ui/session-change';
import { lazy, Suspense } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { useText } from '../../app/use-text.ts';
import { ViewerDocument } from '../../app/viewer.ts';
import { Button } from '../../components/Button.tsx';
import { showError } from '../../components/toaster.ts';
import type { MessageId } from '../../gql/message-id.ts';
import { readJoinedEmail, readNextPath } from '../../urls/session.urls.ts';
import { IdentityDialog } from './IdentityDialog.tsx';
import { LoginForm } from './LoginForm.tsx';
import { LeaveForShop } from './RequireStaff.tsx';
import { SecondStep } from './SecondStep.tsx';
import { SessionFrame } from './SessionFrame.tsx';
import { SignInStatusDocument } from './sign-in-status.ts';
import { useSignOut } from './use-sign-out.ts';

const TITLES = {
  SIGN_IN: 'session.login.title',
  SECOND_FACTOR: 'session.step.title',
  SET_UP: 'session.setUp.title',
} as const satisfies Record<string, MessageId>;

/** Sign-in of staff: the password, then any missing step. */
export function LoginPage() {
  const t = useText();
  const [query] = useSearchParams();
  const joined = readJoinedEmail(useLocation().state);
  const { data } = useQuery(ViewerDocument);
  const { data: status } = useQuery(SignInStatusDocument, { fetchPolicy: 'cache-and-network' });
  const viewer = data?.visitor.viewer;
  const missingStep = status?.signInStatus?.missingStep ?? null;
  if (viewer) return viewer.viewerIsStaff ? <Navigate to={readNextPath(query)} replace /> : <LeaveForShop />;

  return (
    <SessionFrame title={t(TITLES[missingStep ?? 'SIGN_IN'])} pageTitle={t('session.login.pageTitle')}>
      {joined && !missingStep ? (
        <Alert.Root status="success" mb="5">
          <Alert.Content>{t('session.invitation.joined')}</Alert.Content>
        </Alert.Root>
      ) : null}
      {missingStep === 'SECOND_FACTOR' ? (
        <SecondStep methods={status?.signInStatus?.proofMethods ?? []} />
      ) : missingStep === 'SET_UP' ? (
        <SetUpStep />
      ) : (
        <LoginForm email={joined ?? ''} />
      )}
      {missingStep ? <OtherSignIn /> : null}
    </SessionFrame>
  );
}

/** Restarts a sign-in that lacks a step. */
function OtherSignIn() {
  const t = useText();
  const { signOut, busy } = useSignOut();

  async function leave() {
    const { problem } = await signOut();
    if (problem) showError(problem.message ?? t('session.signOut.failed'));
  }

  return (
    <Button variant="plain" mt="4" px="0" loading={busy} onClick={() => void leave()}>
      {t('session.step.other')}
    </Button>
  );
}

const SecondFactor = lazy(async () => ({
  default: (await import('../security/SecondFactor.tsx')).SecondFactor,
}));

/** If the shop requires a second factor, staff without one set it up before anything else. */
function SetUpStep() {
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
