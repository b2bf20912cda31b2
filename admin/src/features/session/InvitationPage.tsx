import { Skeleton, Text } from '@chakra-ui/react';
import { dateTimeText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useClock } from '../../app/clock.ts';
import { useText } from '../../app/use-text.ts';
import { ErrorAlert } from '../../components/ErrorAlert.tsx';
import { useReload } from '../../components/use-reload.ts';
import type { ReceivedInvitationQuery } from '../../gql/graphql.ts';
import { joinedState, loginUrl, readInvitationToken } from '../../urls/session.urls.ts';
import { AcceptButton } from './AcceptButton.tsx';
import { JoinForm } from './JoinForm.tsx';
import { LoginForm } from './LoginForm.tsx';
import { SessionFrame } from './SessionFrame.tsx';
import { useReceivedInvitation } from './use-invitation.ts';

/** Where the link of an invitation leads: whoever holds it joins the staff. */
export function InvitationPage() {
  const t = useText();
  const navigate = useNavigate();
  const { hash, pathname } = useLocation();
  // Read once, and then taken out of the address, where others could see and copy it.
  const [token] = useState(() => readInvitationToken(hash));
  useEffect(
    function hideToken() {
      if (hash !== '') void navigate(pathname, { replace: true });
    },
    [hash, pathname, navigate],
  );
  return (
    <SessionFrame title={t('session.invitation.title')} pageTitle={t('session.invitation.pageTitle')}>
      <Received token={token} />
    </SessionFrame>
  );
}

function Received({ token }: { token: string }) {
  const t = useText();
  const answer = useReceivedInvitation(token);
  const reload = useReload(answer);
  const { data, error, loading } = answer;
  if (error && !data) {
    return (
      <ErrorAlert onRetry={reload} retrying={loading}>
        {t('session.invitation.failed')}
      </ErrorAlert>
    );
  }
  if (token !== '' && !data) return <Skeleton height="14rem" bg="gray.200" />;
  if (!data?.receivedStaffInvitation) return <Text>{t('session.invitation.invalid')}</Text>;
  return (
    <Invitation
      token={token}
      invitation={data.receivedStaffInvitation}
      signedInAs={data.visitor.viewer?.email ?? null}
      onSignedIn={reload}
    />
  );
}

interface InvitationProps {
  readonly token: string;
  readonly invitation: NonNullable<ReceivedInvitationQuery['receivedStaffInvitation']>;
  readonly signedInAs: string | null;
  readonly onSignedIn: () => void;
}

function Invitation({ token, invitation, signedInAs, onSignedIn }: InvitationProps) {
  const t = useText();
  const language = useLanguage();
  const clock = useClock();
  const navigate = useNavigate();
  const { email, role, staffRoleName, expiresAt, hasAccount } = invitation;
  const join = (joined: string) => void navigate(loginUrl(), { replace: true, state: joinedState(joined) });

  function toStep(): ReactNode {
    if (!hasAccount) return <JoinForm token={token} onJoined={join} />;
    if (signedInAs === email) return <AcceptButton token={token} onJoined={join} />;
    return (
      <>
        <Text mb="5">{t('session.invitation.signIn')}</Text>
        <LoginForm email={email} onSignedIn={onSignedIn} />
        <Text mt="5" color="fg.muted">
          {t('session.invitation.otherWay')}
        </Text>
      </>
    );
  }

  return (
    <>
      <Text overflowWrap="anywhere">
        {t('session.invitation.text', { email, role: staffRoleName ?? t(`users.role.${role}`) })}
      </Text>
      <Text color="fg.muted" mb="5">
        {t('session.invitation.until', { time: dateTimeText(expiresAt, language, clock) })}
      </Text>
      {toStep()}
    </>
  );
}
