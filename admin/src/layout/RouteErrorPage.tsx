import { chakra } from '@chakra-ui/react';
import { recordBrowserError } from '@eunbit/ui/browser-errors';
import { readPageRequestId } from '@eunbit/ui/page-request';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { useText } from '../app/use-text.ts';
import { ErrorAlert } from '../components/ErrorAlert.tsx';

/** For a screen that threw, or whose chunk is gone after a deployment. */
export function RouteErrorPage() {
  const t = useText();
  const error = useRouteError();
  useEffect(
    function reportError() {
      if (error instanceof Error) recordBrowserError('RENDER', error);
    },
    [error],
  );
  return (
    <chakra.main maxWidth="form" mx="auto" mt="20" px="4">
      <title>{t('app.broken.pageTitle')}</title>
      <ErrorAlert onRetry={() => window.location.reload()} readReference={readPageRequestId}>
        {t('app.broken')}
      </ErrorAlert>
    </chakra.main>
  );
}
