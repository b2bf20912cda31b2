import { readPageRequestId } from '@eunbit/ui/failed-request';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { ErrorAlert } from '../elements/ErrorAlert.tsx';
import { useBackOnline } from './use-back-online.ts';

/** Shown when the code of a page failed. Only a reload helps; it happens by itself once a lost connection is back. */
export function RouteErrorPage() {
  useBackOnline(true, () => location.reload());
  return (
    <styled.div maxWidth="form" mx="auto" px="4" py="20">
      <ErrorAlert onRetry={() => location.reload()} readReference={readPageRequestId}>
        <FormattedMessage id="routeError.text" />
      </ErrorAlert>
    </styled.div>
  );
}
