import type { ApolloClient } from '@apollo/client';
import { takeReloadAnnouncement } from '@eunbit/ui/automatic-reload';
import { FormattedMessage } from 'react-intl';
import type { createBrowserRouter } from 'react-router';
import { followWaits } from './app/follow-waits.ts';
import { showNavigationProgress } from './app/navigation-progress.ts';
import type { Settings } from './app/settings.tsx';
import { firstUse } from './browser/first-use.ts';
import { playEarlyInput } from './browser/play-early-input.ts';
import { showToast } from './elements/toast-store.ts';
import { followCart } from './features/cart/follow-cart.ts';

/** Delay in milliseconds, so that everything a visitor waits for comes first. Nothing on the page depends on it. */
const FOLLOW_AFTER_MS = 1000;

/** Starts everything that a page does while it is open and that hydration does not need. */
export function followPage(
  router: ReturnType<typeof createBrowserRouter>,
  client: ApolloClient,
  settings: Settings,
): void {
  showNavigationProgress(router);
  void announceReload();
  followWaits(router, client);
  followCart(client, settings.market);
  setTimeout(async () => {
    const visits = await import('./features/visit/follow-visit.ts').catch(() => null);
    visits?.followVisit(router, client, settings);
    const storage = await import('./features/shown-storage/follow-storage.ts').catch(() => null);
    storage?.followStorage(client, settings.language);
  }, FOLLOW_AFTER_MS);
  const kept = window.earlyInput;
  if (!kept) return;
  // Some parts are hydrated long after others.
  const play = () => void playEarlyInput(kept);
  kept.wake = play;
  play();
}

/** Waits for the first use of the page: toasts are shown from then on. */
async function announceReload(): Promise<void> {
  await firstUse;
  if (takeReloadAnnouncement()) showToast({ tone: 'neutral', content: <FormattedMessage id="update.reloaded" /> });
}
