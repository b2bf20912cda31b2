import { chakra } from '@chakra-ui/react/styled-system';
import { ErrorNotice } from '@eunbit/ui/ErrorNotice.tsx';
import { FormattedMessage } from 'react-intl';

/** What is left of a page whose code failed. Loading it again is the only way out. */
export function RouteErrorPage() {
  return (
    <chakra.div maxWidth="form" mx="auto" px="4" py="20">
      <ErrorNotice onRetry={() => location.reload()}>
        <FormattedMessage id="routeError.text" />
      </ErrorNotice>
    </chakra.div>
  );
}
