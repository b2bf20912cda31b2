import { Alert, type AlertRootProps, Text } from '@chakra-ui/react';
import { readFailedRequestId } from '@eunbit/ui/failed-request';
import { useFailure } from '@eunbit/ui/use-failure';
import type { ReactNode } from 'react';
import { useText } from '../app/use-text.ts';
import { Button } from './Button.tsx';

interface ErrorAlertProps extends Pick<AlertRootProps, 'mb'> {
  readonly children: ReactNode;
  /** Shows a retry button. */
  readonly onRetry?: () => void;
  readonly retrying?: boolean;
  /** Returns the id of the failed request; null if no request failed. */
  readonly readReference?: () => string | null;
}

/** An error message that stays until the problem is solved. After a server error it shows the request id for the log. */
export function ErrorAlert(props: ErrorAlertProps) {
  const { children, onRetry, retrying = false, mb, readReference = readFailedRequestId } = props;
  const t = useText();
  const { reference, isUnavailable } = useFailure(readReference);
  return (
    <Alert.Root status="error" role="alert" mb={mb}>
      <Alert.Content>
        {children}
        {isUnavailable ? <Text>{t('app.unavailable')}</Text> : null}
        {reference ? (
          <Text fontSize="sm" overflowWrap="anywhere">
            {t('app.reference', { id: reference })}
          </Text>
        ) : null}
      </Alert.Content>
      {onRetry ? (
        <Button variant="outline" size="sm" onClick={onRetry} loading={retrying}>
          {t('app.retry')}
        </Button>
      ) : null}
    </Alert.Root>
  );
}
