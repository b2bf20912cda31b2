import { Alert } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { useHasScreen, useMayOpen } from '../app/screen-permissions.ts';
import { useText } from '../app/use-text.ts';
import { NotAllowedPage } from './NotAllowedPage.tsx';

/**
 * Shows a screen to whoever may open it. One that is open when the permission goes stays until it is left: what is typed
 * in it is not lost. The server tells it nothing new.
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
