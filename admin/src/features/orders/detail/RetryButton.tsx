import type { Outcome } from '@eunbit/ui/use-send';
import type { ReactNode } from 'react';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { showError } from '../../../components/toaster.ts';

interface RetryButtonProps {
  /** Asks the server to try again. */
  readonly retry: () => Promise<Outcome>;
  readonly busy: boolean;
  readonly onRetried: () => void;
  readonly children: ReactNode;
}

/** Has the shop ask a provider again after a failure. */
export function RetryButton({ retry, busy, onRetried, children }: RetryButtonProps) {
  const t = useText();

  async function tryAgain() {
    const { problem } = await retry();
    if (problem) showError(problem.message ?? t('orders.action.failed'));
    const isAnswered = problem?.message !== null;
    if (isAnswered) onRetried();
  }

  return (
    <Button size="sm" alignSelf="start" loading={busy} onClick={() => void tryAgain()}>
      {children}
    </Button>
  );
}
