import type { ScreenRoute } from '../../app/screen-route.ts';

const source = 'src/features/faq/FaqPage.tsx';
const load = async () => {
  const { FaqPage, loadFaqPage } = await import('./FaqPage.tsx');
  return { Component: FaqPage, loader: loadFaqPage };
};

export const routes: readonly ScreenRoute[] = [
  { path: '/faq', source, load, frame: 'shop', listed: true },
  { path: '/faq/:id', source, load, frame: 'shop', listed: false },
];
