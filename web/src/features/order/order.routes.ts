import type { ScreenRoute } from '../../app/screen-route.ts';

const SUCCESS = 'src/features/order/SuccessPage.tsx';
const CANCEL = 'src/features/order/CancelPage.tsx';
const GUEST_ORDER = 'src/features/order/GuestOrderPage.tsx';

const loadSuccess = async () => ({ Component: (await import('./SuccessPage.tsx')).SuccessPage });
const loadGuestOrder = async () => ({ Component: (await import('./GuestOrderPage.tsx')).GuestOrderPage });
const loadCancel = async () => ({ Component: (await import('./CancelPage.tsx')).CancelPage });

export const routes: readonly ScreenRoute[] = [
  { path: '/success', source: SUCCESS, load: loadSuccess, frame: 'shop', listed: false },
  { path: '/success_ko', source: SUCCESS, load: loadSuccess, frame: 'shop', listed: false },
  { path: '/cancel', source: CANCEL, load: loadCancel, frame: 'shop', listed: false },
  {
    path: '/guest-order',
    source: GUEST_ORDER,
    load: loadGuestOrder,
    frame: 'shop',
    listed: false,
    texts: ['checkout'],
  },
  {
    path: '/guest-order/:id',
    source: GUEST_ORDER,
    load: loadGuestOrder,
    frame: 'shop',
    listed: false,
    texts: ['checkout'],
  },
];
