import { Alert } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useText } from '../app/use-text.ts';
import { Button } from './Button.tsx';

interface ErrorAlertProps {
  readonly children: ReactNode;
  /** Offers to try again. */
  readonly onRetry?: () => void;
  readonly retrying?: boolean;
}

/** An error message that stays until the problem is solved. */
export function ErrorAlert({ children, onRetry, retrying = false }: ErrorAlertProps) {
  const t = useText();
  return (
    <Alert.Root status="error" role="alert">
      <Alert.Content>{children}</Alert.Content>
      {onRetry ? (
        <Button variant="outline" size="sm" onClick={onRetry} loading={retrying}>
          {t('app.retry')}
        </Button>
      ) : null}
    </Alert.Root>
  );
}
