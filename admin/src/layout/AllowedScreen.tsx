import { Alert, Text } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { useHasScreen, useMayOpen } from '../app/screen-permissions.ts';
import { useText } from '../app/use-text.ts';
import { TextLink } from '../components/ButtonLink.tsx';
import { PageTitle } from '../components/PageTitle.tsx';

/**
 * Shows a screen if the viewer may open it. An open screen stays if the permission is removed, so that no input is lost; the
 * server sends it no new data.
 */
export function AllowedScreen({ children }: { children: ReactNode }) {
  const t = useText();
  const { pathname } = useLocation();
  const mayOpen = useMayOpen()(pathname);
  const hasScreen = useHasScreen()(pathname);
  const [opened, setOpened] = useState<string | null>(null);
  if (mayOpen && opened !== pathname) setOpened(pathname);
  if (!mayOpen && opened !== pathname) return <NotAllowedPage isStoreClosed={!hasScreen} />;
  return (
    <>
      {mayOpen ? null : (
        <Alert.Root status="warning" mb="4">
          <Alert.Content>{t('app.notAllowed.anyMore')}</Alert.Content>
        </Alert.Root>
      )}
      {children}
    </>
  );
}

interface NotAllowedPageProps {
  /** Whether the screen is unavailable to everyone, because its store is closed. */
  readonly isStoreClosed: boolean;
}

/** Shown instead of a screen that the viewer may not open; no data of the screen is requested. */
function NotAllowedPage({ isStoreClosed }: NotAllowedPageProps) {
  const t = useText();
  return (
    <>
      <PageTitle title={t(isStoreClosed ? 'app.storeClosed.title' : 'app.notAllowed.title')} />
      <Text mb="4" maxW="40rem">
        {t(isStoreClosed ? 'app.storeClosed.text' : 'app.notAllowed.text')}
      </Text>
      <TextLink to="/dashboard">{t('app.notAllowed.dashboard')}</TextLink>
    </>
  );
}
