import { readFailedRequestId } from '@eunbit/ui/failed-request';
import { useFailure } from '@eunbit/ui/use-failure';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { Button } from './Button.tsx';

/**
 * An error message that stays until the problem is solved; with `onRetry` it has a button to retry. If the server failed, it
 * shows a reference for support, and says if the shop is temporarily unavailable.
 */
export function ErrorAlert({
  children,
  onRetry,
  retrying = false,
  readReference = readFailedRequestId,
}: {
  children: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  /** The id of the request that failed; null if none did. */
  readReference?: () => string | null;
}) {
  const { reference, isUnavailable } = useFailure(readReference);
  return (
    <styled.div
      role="alert"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      px="5"
      py="4"
      bg="red.50"
      borderWidth="1px"
      borderColor="red.200"
      borderRadius="md"
      color="red.700"
    >
      <styled.div flex="1 1 12rem">
        {children}
        {isUnavailable ? (
          <p>
            <FormattedMessage id="ui.unavailable" />
          </p>
        ) : null}
        {reference ? (
          <styled.p mt="1" fontSize="sm" overflowWrap="anywhere">
            <FormattedMessage id="ui.reference" values={{ id: reference }} />
          </styled.p>
        ) : null}
      </styled.div>
      {onRetry ? (
        <Button variant="outline" size="sm" onClick={onRetry} busy={retrying}>
          <FormattedMessage id="ui.retry" />
        </Button>
      ) : null}
    </styled.div>
  );
}

/** A screen whose query failed: the message `id`, and a button to retry. */
export function LoadFailed({ id, retry, retrying }: { id: string; retry: () => void; retrying: boolean }) {
  return (
    <ErrorAlert onRetry={retry} retrying={retrying}>
      <FormattedMessage id={id} />
    </ErrorAlert>
  );
}
