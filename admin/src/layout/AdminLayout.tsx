import { Box, chakra, Drawer, Grid, Portal, Skeleton, VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useText } from '../app/use-text.ts';
import { IconButton } from '../components/IconButton.tsx';
import { CloseIcon } from '../components/icons.tsx';
import { Toaster } from '../components/Toaster.tsx';
import { OrderFeed } from '../features/orders/OrderFeed.tsx';
import { UndoBar } from '../features/orders/UndoBar.tsx';
import { UndoProvider } from '../features/orders/UndoProvider.tsx';
import { Shortcuts } from '../features/search/Shortcuts.tsx';
import { IdentityDialog } from '../features/session/IdentityDialog.tsx';
import { RequireStaff } from '../features/session/RequireStaff.tsx';
import { AdminHeader } from './AdminHeader.tsx';
import { AllowedScreen } from './AllowedScreen.tsx';
import { SideMenu } from './SideMenu.tsx';

/** Frame of all screens for staff. */
export function AdminLayout() {
  return (
    <RequireStaff loading={<LayoutSkeleton />}>
      <OrderFeed>
        <UndoProvider>
          <Shortcuts>
            <Frame />
            <IdentityDialog />
          </Shortcuts>
        </UndoProvider>
      </OrderFeed>
    </RequireStaff>
  );
}

function Frame() {
  const t = useText();
  const { pathname } = useLocation();
  const [menuOpen, setMenuOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the page closes the menu.
  useEffect(
    function closeMenuOnNavigation() {
      setMenuOpen(false);
    },
    [pathname],
  );

  return (
    <Box maxWidth="content" mx="auto" minHeight="100dvh" bg="bg.subtle">
      <chakra.a
        href="#content"
        position="absolute"
        left="4"
        top="-20"
        zIndex="toast"
        px="4"
        py="2"
        bg="gray.800"
        color="white"
        borderRadius="md"
        _focus={{ top: '2' }}
      >
        {t('app.skipToContent')}
      </chakra.a>
      <AdminHeader onOpenMenu={() => setMenuOpen(true)} />
      <Box
        display={{ base: 'block', lg: 'grid' }}
        _print={{ display: 'block' }}
        gridTemplateColumns="14.5rem minmax(0, 1fr)"
      >
        <Box
          display={{ base: 'none', lg: 'block' }}
          _print={{ display: 'none' }}
          position="sticky"
          top="16"
          height="calc(100dvh - 4rem)"
          overflowY="auto"
          bg="white"
          borderRightWidth="1px"
          px="3"
          py="3"
        >
          <SideMenu />
        </Box>
        <chakra.main id="content" tabIndex={-1} px={{ base: '4', md: '6' }} py={{ base: '5', md: '6' }} outline="none">
          <AllowedScreen>
            <Outlet />
          </AllowedScreen>
        </chakra.main>
      </Box>
      <MenuDrawer isOpen={menuOpen} onClose={() => setMenuOpen(false)} />
      <UndoBar />
      <Toaster />
      <ScrollRestoration />
    </Box>
  );
}

/** The menu as a drawer, for narrow screens. */
function MenuDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useText();
  return (
    <Drawer.Root open={isOpen} onOpenChange={onClose} placement="start">
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header>
              <Drawer.Title>{t('app.menu.title')}</Drawer.Title>
              <Drawer.CloseTrigger asChild position="static">
                <IconButton label={t('app.close')}>
                  <CloseIcon />
                </IconButton>
              </Drawer.CloseTrigger>
            </Drawer.Header>
            <Drawer.Body>
              <SideMenu />
            </Drawer.Body>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}

/** Skeleton of the frame while the viewer loads. */
function LayoutSkeleton() {
  const t = useText();
  return (
    <Box maxWidth="content" mx="auto" minHeight="100dvh" role="status">
      <VisuallyHidden>{t('app.loading')}</VisuallyHidden>
      <Box height="16" bg="white" borderBottomWidth="1px" />
      <Grid px="6" py="6" paddingStart={{ lg: '16rem' }} gap="4">
        <Skeleton height="9" width="14rem" bg="gray.200" />
        <Skeleton height="20rem" bg="gray.200" />
      </Grid>
    </Box>
  );
}
