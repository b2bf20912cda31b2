import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { showError } from '../../components/toaster.ts';
import { useSignOut } from './use-sign-out.ts';

/** Leaves a sign-in that lacks a step. */
export function OtherSignIn() {
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
