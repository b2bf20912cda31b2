import { BrowserErrorApp, BrowserErrorState } from '@eunbit/schema/browser-error';
import { useText } from '../../app/use-text.ts';
import { ChipLinks } from '../../components/ChipLinks.tsx';
import { BROWSER_ERROR_APP_TEXT, BROWSER_ERROR_STATE_TEXT } from '../../labels/browser-error-texts.ts';
import { type BrowserErrorListView, browserErrorListUrl } from '../../urls/browser-errors.urls.ts';

/** Which groups the list shows, and in which order. */
export function BrowserErrorFilters({ view }: { view: BrowserErrorListView }) {
  const t = useText();
  const urlOf = (change: Partial<BrowserErrorListView>) => browserErrorListUrl({ ...view, ...change, trail: [] });
  return (
    <>
      <ChipLinks
        label={t('browserErrors.states')}
        chips={[...Object.values(BrowserErrorState), null].map((state) => ({
          to: urlOf({ state }),
          text: t(state ? BROWSER_ERROR_STATE_TEXT[state] : 'browserErrors.state.all'),
          chosen: view.state === state,
        }))}
      />
      <ChipLinks
        label={t('browserErrors.apps')}
        chips={[null, ...Object.values(BrowserErrorApp)].map((app) => ({
          to: urlOf({ app }),
          text: t(app ? BROWSER_ERROR_APP_TEXT[app] : 'browserErrors.app.all'),
          chosen: view.app === app,
        }))}
      />
      <ChipLinks
        label={t('browserErrors.order')}
        chips={[
          { order: 'LAST_SEEN', text: 'browserErrors.order.lastSeen' } as const,
          { order: 'MOST_OFTEN', text: 'browserErrors.order.mostOften' } as const,
        ].map(({ order, text }) => ({ to: urlOf({ order }), text: t(text), chosen: view.order === order }))}
      />
    </>
  );
}
