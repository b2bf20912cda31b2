import { useQuery } from '@apollo/client/react';
import { Alert } from '@chakra-ui/react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { useText } from '../../app/use-text.ts';
import { ViewerDocument } from '../../app/viewer.ts';
import type { MessageId } from '../../gql/message-id.ts';
import { readJoinedEmail, readNextPath } from '../../urls/session.urls.ts';
import { LoginForm } from './LoginForm.tsx';
import { OtherSignIn } from './OtherSignIn.tsx';
import { LeaveForShop } from './RequireStaff.tsx';
import { SecondStep } from './SecondStep.tsx';
import { SessionFrame } from './SessionFrame.tsx';
import { SetUpStep } from './SetUpStep.tsx';
import { SignInStatusDocument } from './sign-in-status.ts';

const TITLES = {
  SIGN_IN: 'session.login.title',
  SECOND_FACTOR: 'session.step.title',
  SET_UP: 'session.setUp.title',
} as const satisfies Record<string, MessageId>;

/** The sign-in of staff: the password, then what the sign-in still lacks. */
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
