import { Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { ErrorAlert } from '../../components/ErrorAlert.tsx';
import { useAcceptInvitation } from './use-invitation.ts';

interface AcceptButtonProps {
  readonly token: string;
  /** With the address to sign in with. */
  readonly onJoined: (email: string) => void;
}

/** For whoever is signed in with the account of the invited address. */
export function AcceptButton({ token, onJoined }: AcceptButtonProps) {
  const t = useText();
  const { accept, busy } = useAcceptInvitation();
  const [problem, setProblem] = useState<string | null>(null);

  async function join() {
    setProblem(null);
    try {
      const answer = await accept({ token });
      if ('email' in answer) onJoined(answer.email);
      else setProblem(answer.refused.message);
    } catch {
      setProblem(t('session.login.failed'));
    }
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
