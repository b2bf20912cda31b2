import { Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { ErrorAlert } from '../../components/ErrorAlert.tsx';
import { useAcceptInvitation } from './session-mutations.ts';

interface AcceptButtonProps {
  readonly token: string;
  /** With the address to sign in with. */
  readonly onJoined: (email: string) => void;
}

/** For whoever is signed in with the account of the invited address. */
export function AcceptButton({ token, onJoined }: AcceptButtonProps) {
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
