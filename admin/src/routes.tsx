import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { LoginPage } from './features/session/LoginPage.tsx';
import { AdminLayout } from './layout/AdminLayout.tsx';
import { NotFoundPage } from './layout/NotFoundPage.tsx';
import { RouteErrorPage } from './layout/RouteErrorPage.tsx';

/** Each feature exports its screens; their `handle.market` tells the frame which market a screen belongs to. */
const screens = import.meta.glob<readonly RouteObject[]>('./features/*/*.routes.{ts,tsx}', {
  eager: true,
  import: 'routes',
});

export const router = createBrowserRouter(
  [
    {
      ErrorBoundary: RouteErrorPage,
      HydrateFallback: () => null,
      children: [
        { path: 'login', Component: LoginPage },
        {
          path: 'invitation',
          lazy: async () => ({ Component: (await import('./features/session/InvitationPage.tsx')).InvitationPage }),
        },
        {
          Component: AdminLayout,
          children: [
            { index: true, element: <Navigate to="/dashboard" replace /> },
            ...Object.values(screens).flat(),
            { path: '*', Component: NotFoundPage },
          ],
        },
      ],
    },
  ],
  { basename: '/admin' },
);
