import { createBrowserRouter, Navigate } from 'react-router';
import { MarketChoicePage } from './components/MarketChoicePage.tsx';
import { PRODUCT_ROUTES } from './features/products/products.routes.tsx';
import { LoginPage } from './features/session/LoginPage.tsx';
import { STATISTICS_ROUTES } from './features/statistics/statistics.routes.tsx';
import { USER_ROUTES } from './features/users/users.routes.tsx';
import { AdminLayout } from './layout/AdminLayout.tsx';
import { NotFoundPage } from './layout/NotFoundPage.tsx';
import { RouteErrorPage } from './layout/RouteErrorPage.tsx';
import { orderListUrl } from './urls/orders.urls.ts';

const orderList = (market: 'KR' | 'US') => ({
  handle: { market },
  lazy: async () => {
    const { OrderListPage } = await import('./features/orders/list/OrderListPage.tsx');
    return { element: <OrderListPage key={market} market={market} /> };
  },
});

const numberedOrderList = (market: 'KR' | 'US') => ({
  handle: { market },
  lazy: async () => {
    const { NumberedListPage } = await import('./features/orders/list/NumberedListPage.tsx');
    return { element: <NumberedListPage market={market} /> };
  },
});

const orderDetail = (market: 'KR' | 'US') => ({
  handle: { market },
  lazy: async () => {
    const { OrderDetailPage } = await import('./features/orders/detail/OrderDetailPage.tsx');
    return { element: <OrderDetailPage market={market} /> };
  },
});

const dashboard = {
  lazy: async () => {
    const { DashboardPage } = await import('./features/dashboard/DashboardPage.tsx');
    return { element: <DashboardPage /> };
  },
};

const audit = {
  lazy: async () => {
    const { AuditPage } = await import('./features/audit/AuditPage.tsx');
    return { element: <AuditPage /> };
  },
};

const finance = {
  lazy: async () => {
    const { FinancePage } = await import('./features/finance/FinancePage.tsx');
    return { element: <FinancePage /> };
  },
};

const jobs = {
  lazy: async () => {
    const { JobsPage } = await import('./features/jobs/JobsPage.tsx');
    return { element: <JobsPage /> };
  },
};

const emails = {
  lazy: async () => {
    const { EmailListPage } = await import('./features/emails/EmailListPage.tsx');
    return { element: <EmailListPage /> };
  },
};

const requests = (kind: 'MESSAGE' | 'PARTNERSHIP') => ({
  lazy: async () => {
    const { RequestListPage } = await import('./features/requests/RequestListPage.tsx');
    return { element: <RequestListPage key={kind} kind={kind} /> };
  },
});

const request = {
  lazy: async () => {
    const { RequestPage } = await import('./features/requests/RequestPage.tsx');
    return { element: <RequestPage /> };
  },
};

const reviews = {
  lazy: async () => {
    const { ReviewListPage } = await import('./features/reviews/ReviewListPage.tsx');
    return { element: <ReviewListPage /> };
  },
};

const announcements = {
  lazy: async () => {
    const { AnnouncementListPage } = await import('./features/announcements/AnnouncementListPage.tsx');
    return { element: <AnnouncementListPage /> };
  },
};

const addAnnouncement = {
  lazy: async () => {
    const { AddAnnouncementPage } = await import('./features/announcements/AnnouncementEditPages.tsx');
    return { element: <AddAnnouncementPage /> };
  },
};

const editAnnouncement = {
  lazy: async () => {
    const { EditAnnouncementPage } = await import('./features/announcements/AnnouncementEditPages.tsx');
    return { element: <EditAnnouncementPage /> };
  },
};

/** `handle.market` tells the frame which market a screen belongs to. */
export const router = createBrowserRouter(
  [
    {
      ErrorBoundary: RouteErrorPage,
      HydrateFallback: () => null,
      children: [
        { path: 'login', Component: LoginPage },
        {
          Component: AdminLayout,
          children: [
            { index: true, element: <Navigate to="/dashboard" replace /> },
            { path: 'dashboard', ...dashboard },
            { path: 'orders', element: <MarketChoicePage title="orders.choice.title" urlOf={orderListUrl} /> },
            { path: 'orders_ko', ...orderList('KR') },
            { path: 'orders_us', ...orderList('US') },
            { path: 'orders_ko/:newPage', ...numberedOrderList('KR') },
            { path: 'orders_us/:newPage', ...numberedOrderList('US') },
            { path: 'order_ko/:number', ...orderDetail('KR') },
            { path: 'order_guest_ko/:number', ...orderDetail('KR') },
            { path: 'order_us/:number', ...orderDetail('US') },
            { path: 'order_guest_us/:number', ...orderDetail('US') },
            { path: 'audit', ...audit },
            { path: 'finance', ...finance },
            { path: 'jobs', ...jobs },
            ...PRODUCT_ROUTES,
            ...USER_ROUTES,
            ...STATISTICS_ROUTES,
            { path: 'requests', ...requests('MESSAGE') },
            { path: 'requests/b2b', ...requests('PARTNERSHIP') },
            { path: 'request/:number', ...request },
            { path: 'reviews', ...reviews },
            { path: 'board', ...announcements },
            { path: 'board_add', ...addAnnouncement },
            { path: 'board_modify/:id', ...editAnnouncement },
            { path: 'sent-emails', ...emails },
            { path: '*', Component: NotFoundPage },
          ],
        },
      ],
    },
  ],
  { basename: '/admin' },
);
