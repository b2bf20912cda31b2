import type { ScreenRoute } from '../../app/screen-route.ts';

const source = 'src/features/contact/ContactPage.tsx';
const load = async () => ({ Component: (await import('./ContactPage.tsx')).ContactPage });

export const routes: readonly ScreenRoute[] = [
  { path: '/contact', source, load, frame: 'shop', listed: true },
  { path: '/contact/:id', source, load, frame: 'shop', listed: false },
];
