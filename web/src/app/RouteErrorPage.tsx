import { recordBrowserError } from '@eunbit/ui/browser-errors';
import { readPageRequestId } from '@eunbit/ui/page-request';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRouteError } from 'react-router';
import { styled } from '#styled-system/jsx';
import { ErrorAlert } from '../elements/ErrorAlert.tsx';
import { useBackOnline } from './use-back-online.ts';

/** Shown if the code of a page failed. Only a reload helps; it happens automatically once a lost connection is back. */
export function RouteErrorPage() {
  const error = useRouteError();
  useEffect(() => {
    // An error of the server contains no details, and is in the server's log.
    if (error instanceof Error) recordBrowserError('RENDER', error);
  }, [error]);
  useBackOnline(true, () => location.reload());
  return (
    <styled.div maxWidth="form" mx="auto" px="4" py="20">
      <ErrorAlert onRetry={() => location.reload()} readReference={readPageRequestId}>
        <FormattedMessage id="routeError.text" />
      </ErrorAlert>
    </styled.div>
  );
}
