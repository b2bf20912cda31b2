import type { ReactNode } from 'react';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { showError } from '../../../components/toaster.ts';

interface RetryButtonProps {
  /** Asks the server to try again; answers why it does not, null where it does. */
  readonly retry: () => Promise<string | null>;
  readonly busy: boolean;
  readonly onRetried: () => void;
  readonly children: ReactNode;
}

/** Has the shop ask a provider again after a failure. */
export function RetryButton({ retry, busy, onRetried, children }: RetryButtonProps) {
  const t = useText();

  async function tryAgain() {
    try {
      const refused = await retry();
      if (refused !== null) showError(refused);
      onRetried();
    } catch {
      showError(t('orders.action.failed'));
    }
  }

  return (
    <Button size="sm" alignSelf="start" loading={busy} onClick={() => void tryAgain()}>
      {children}
    </Button>
  );
}
