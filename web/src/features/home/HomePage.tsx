import { BRAND } from '@eunbit/schema/brand';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { PageHead } from '../../app/PageHead.tsx';
import { loadOnFirstUse } from '../../browser/first-use.ts';
import { Hero } from './Hero.tsx';

/** Below the first view: shown as the server rendered it, while the browser loads its code later. */
const HomeShelves = import.meta.env.SSR
  ? (await import('./HomeShelves.tsx')).HomeShelves
  : lazy(async () => ({ default: (await loadOnFirstUse(() => import('./HomeShelves.tsx'))).HomeShelves }));

/** `/`: introduction, products, best sellers and technology. */
export function HomePage() {
  const intl = useIntl();
  const language = useLanguage();
  return (
    <>
      <PageHead title={BRAND.tagline[language]} description={intl.formatMessage({ id: 'home.description' })} path="/" />
      <Hero />
      <Suspense>
        <HomeShelves />
      </Suspense>
    </>
  );
}
