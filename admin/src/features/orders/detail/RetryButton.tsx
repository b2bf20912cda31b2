import type { Outcome } from '@eunbit/ui/use-send';
import type { ReactNode } from 'react';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { showError } from '../../../components/toaster.ts';

interface RetryButtonProps {
  /** Requests the retry from the server. */
  readonly retry: () => Promise<Outcome>;
  readonly busy: boolean;
  readonly onRetried: () => void;
  readonly children: ReactNode;
}

/** Retries a failed request to a provider. */
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
