import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { Button } from './Button.tsx';

/** An error message that stays until the problem is solved; with `onRetry` it has a button to try again. */
export function ErrorAlert({
  children,
  onRetry,
  retrying = false,
}: {
  children: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
}) {
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
      <styled.div flex="1 1 12rem">{children}</styled.div>
      {onRetry ? (
        <Button variant="outline" size="sm" onClick={onRetry} busy={retrying}>
          <FormattedMessage id="ui.retry" />
        </Button>
      ) : null}
    </styled.div>
  );
}
