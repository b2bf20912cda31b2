import { chakra, Grid, Skeleton, Text } from '@chakra-ui/react';
import { validateInvitationSignUp } from '@eunbit/schema/validation-account';
import { dateTimeText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useClock } from '../../app/clock.ts';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { ErrorAlert } from '../../components/ErrorAlert.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useReload } from '../../components/use-reload.ts';
import { useSendForm } from '../../components/use-send-form.ts';
import type { ReceivedInvitationQuery } from '../../gql/graphql.ts';
import { joinedState, loginUrl, readInvitationToken } from '../../urls/session.urls.ts';
import { LoginForm } from './LoginForm.tsx';
import { SessionFrame } from './SessionFrame.tsx';
import { useAcceptInvitation } from './session-mutations.ts';
import { useReceivedInvitation } from './use-invitation.ts';

/** Target of an invitation link: its holder joins the staff. */
export function InvitationPage() {
  const t = useText();
  const navigate = useNavigate();
  const { hash, pathname } = useLocation();
  // Read once, then removed from the address, where others could see and copy it.
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

interface AcceptButtonProps {
  readonly token: string;
  /** Called with the email address to sign in with. */
  readonly onJoined: (email: string) => void;
}

/** For a person who is signed in with the account of the invited address. */
function AcceptButton({ token, onJoined }: AcceptButtonProps) {
  const t = useText();
  const { send, busy } = useAcceptInvitation();
  const [problem, setProblem] = useState<string | null>(null);

  async function join() {
    setProblem(null);
    const { answer, problem: refused } = await send({ token });
    if (refused) setProblem(refused.message ?? t('session.login.failed'));
    else onJoined(answer.email);
  }

  return (
    <Grid gap="4">
      {problem ? <ErrorAlert>{problem}</ErrorAlert> : null}
      <Button size="lg" loading={busy} onClick={() => void join()}>
        {t('session.invitation.accept')}
      </Button>
    </Grid>
  );
}

interface JoinFormProps {
  readonly token: string;
  /** Called with the email address to sign in with. */
  readonly onJoined: (email: string) => void;
}

/** Form for an invited person without an account. */
function JoinForm({ token, onJoined }: JoinFormProps) {
  const t = useText();
  const language = useLanguage();
  const { send } = useAcceptInvitation();
  const form = useSendForm({
    values: { firstName: '', lastName: '', password: '' },
    validate: validateInvitationSignUp,
    send: (typed) => send({ token, ...typed }),
    failed: t('session.login.failed'),
    onSent: ({ answer }) => onJoined(answer.email),
  });
  const names = [
    <TextField
      key="lastName"
      label={t('session.invitation.lastName')}
      autoComplete="family-name"
      {...form.field('lastName')}
    />,
    <TextField
      key="firstName"
      label={t('session.invitation.firstName')}
      autoComplete="given-name"
      {...form.field('firstName')}
    />,
  ];
  return (
    <chakra.form {...form.formProps} display="grid" gap="5">
      {form.problem ? <ErrorAlert>{form.problem}</ErrorAlert> : null}
      {language === 'ko' ? names : names.toReversed()}
      <TextField
        label={t('session.invitation.password')}
        hint={t('session.invitation.passwordHint')}
        type="password"
        autoComplete="new-password"
        {...form.field('password')}
      />
      <Button type="submit" size="lg" loading={form.busy} mt="1">
        {t('session.invitation.join')}
      </Button>
    </chakra.form>
  );
}
