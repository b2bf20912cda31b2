import { Alert } from '@chakra-ui/react';
import { dateTimeText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import type { Outcome } from '@eunbit/ui/use-send';
import type { ReactNode } from 'react';
import { useClock } from '../../../app/clock.ts';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { showError } from '../../../components/toaster.ts';
import type { MessageId } from '../../../gql/message-id.ts';

interface ProviderFailureProps {
  readonly failure: {
    readonly code: string;
    readonly message: string;
    readonly at: string;
    readonly isFinal: boolean;
  };
  /** Used once the shop no longer retries. Both messages take `time` and `reason`. */
  readonly failed: MessageId;
  readonly failing: MessageId;
}

/** Why a provider did not do what the shop requested, in the provider's words. */
export function ProviderFailure({ failure, failed, failing }: ProviderFailureProps) {
  const t = useText();
  const language = useLanguage();
  const clock = useClock();
  const { code, message, at, isFinal } = failure;
  const values = { time: dateTimeText(at, language, clock), reason: message ? `${message} (${code})` : code };
  return (
    <Alert.Root status={isFinal ? 'error' : 'warning'}>
      <Alert.Content>{t(isFinal ? failed : failing, values)}</Alert.Content>
    </Alert.Root>
  );
}

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
