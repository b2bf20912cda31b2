import { takeReloadAnnouncement } from '@eunbit/ui/automatic-reload';
import { FormattedMessage } from 'react-intl';
import type { createBrowserRouter } from 'react-router';
import { firstUse } from '../browser/first-use.ts';
import { playEarlyInput } from '../browser/play-early-input.ts';
import { showToast } from '../elements/toast-store.ts';
import { showNavigationProgress } from './navigation-progress.ts';

/** What a page does for as long as it is open, and is not needed for its hydration. */
export function followPage(router: ReturnType<typeof createBrowserRouter>): void {
  showNavigationProgress(router);
  void announceReload();
  const kept = window.earlyInput;
  if (!kept) return;
  // Some parts are hydrated long after others.
  const play = () => void playEarlyInput(kept);
  kept.wake = play;
  play();
}

/** When somebody is there: toasts are shown from then on. */
async function announceReload(): Promise<void> {
  await firstUse;
  if (takeReloadAnnouncement()) showToast({ tone: 'neutral', content: <FormattedMessage id="update.reloaded" /> });
}
