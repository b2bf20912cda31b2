import type { ScreenRoute } from '../../app/screen-route.ts';

const SUCCESS = 'src/features/order/SuccessPage.tsx';
const GUEST_ORDER = 'src/features/order/GuestOrderPage.tsx';

const loadSuccess = async () => ({ Component: (await import('./SuccessPage.tsx')).SuccessPage });
const loadGuestOrder = async () => ({ Component: (await import('./GuestOrderPage.tsx')).GuestOrderPage });

export const routes: readonly ScreenRoute[] = [
  { path: '/success', source: SUCCESS, load: loadSuccess, frame: 'shop' },
  { path: '/success_ko', source: SUCCESS, load: loadSuccess, frame: 'shop' },
  { path: '/guest-order', source: GUEST_ORDER, load: loadGuestOrder, frame: 'shop' },
  { path: '/guest-order/:id', source: GUEST_ORDER, load: loadGuestOrder, frame: 'shop' },
];
