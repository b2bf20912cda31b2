import { useQuery } from '@apollo/client/react';
import { Box } from '@chakra-ui/react';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { ClosedStoresDocument, OpenStoresDocument, StoresProvider } from '../../app/stores.ts';
import { useText } from '../../app/use-text.ts';
import { ViewerDocument, ViewerProvider } from '../../app/viewer.ts';
import { ErrorAlert } from '../../components/ErrorAlert.tsx';
import { loginUrl } from '../../urls/session.urls.ts';
import { PermissionWatch } from './PermissionWatch.tsx';

/**
 * Shows its content to staff only. Others are redirected to the shop without a message (STAFF-1), except if their session ends
 * while they work: they sign in again and return to the same page.
 */
export function RequireStaff({ children, loading }: { children: ReactNode; loading: ReactNode }) {
  const t = useText();
  const { pathname, search } = useLocation();
  const [wasAdmitted, setAdmitted] = useState(false);
  const { data, error, refetch, networkStatus } = useQuery(ViewerDocument);

  const opened = useQuery(OpenStoresDocument);
  const stores = opened.data?.visitor?.stores;
  const mayReadOrders = data?.visitor?.viewer?.permissions.includes('ORDER_READ') ?? false;
  // Rendering does not wait for it: until it is loaded, the menu has the open stores only.
  const closed = useQuery(ClosedStoresDocument, { skip: !mayReadOrders || stores?.length !== 1 });
  const failure = error ?? opened.error;
  const retry = () => void Promise.all([refetch(), opened.refetch()]).catch(() => {});

  if (!data?.visitor || !stores) {
    if (!failure) return loading;
    return (
      <Box maxWidth="form" mx="auto" mt="20" px="4">
        <ErrorAlert onRetry={retry} retrying={networkStatus === 4}>
          {t('session.viewer.failed')}
        </ErrorAlert>
      </Box>
    );
  }
  const { viewer } = data.visitor;
  const isAdmitted = viewer?.viewerIsStaff ?? false;
  if (isAdmitted && !wasAdmitted) setAdmitted(true);
  if (!viewer && wasAdmitted) return <Navigate to={loginUrl(`${pathname}${search}`)} replace />;
  if (!viewer || !isAdmitted) return <LeaveForShop />;
  return (
    <StoresProvider value={{ open: stores, closed: closed.data?.closedStores ?? [] }}>
      <ViewerProvider value={viewer}>
        <PermissionWatch />
        {children}
      </ViewerProvider>
    </StoresProvider>
  );
}

/** The storefront is another application, so the browser must load it. */
export function LeaveForShop() {
  useEffect(function leave() {
    window.location.replace('/');
  }, []);
  return null;
}
