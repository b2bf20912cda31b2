import { chakra } from '@chakra-ui/react/styled-system';
import { ErrorAlert } from '@eunbit/ui/ErrorAlert.tsx';
import { useText } from '../app/use-text.ts';

/** A screen that broke, or whose code could not be loaded because the back office was renewed meanwhile. */
export function RouteErrorPage() {
  const t = useText();
  return (
    <chakra.main maxWidth="form" mx="auto" mt="20" px="4">
      <title>{t('app.broken.pageTitle')}</title>
      <ErrorAlert onRetry={() => window.location.reload()}>{t('app.broken')}</ErrorAlert>
    </chakra.main>
  );
}
