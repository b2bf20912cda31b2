import { takeReloadAnnouncement } from '@eunbit/ui/automatic-reload';
import { handleUpdates, watchMissingChunks } from '@eunbit/ui/missing-chunk';
import type { createBrowserRouter } from 'react-router';
import { readLanguage } from '../app/language.ts';
import { MESSAGES } from '../app/messages.ts';
import { toaster } from '../components/toaster.ts';

const getText = (id: 'app.update.offer' | 'app.update.reload' | 'app.update.reloaded') =>
  MESSAGES[readLanguage(document.cookie)][id];

/** Reloads the page if its code is gone after an update, or offers to reload if there is unsaved input. */
export function followUpdates(router: ReturnType<typeof createBrowserRouter>): void {
  watchMissingChunks();
  handleUpdates({
    getDestination: () => router.state.navigation.location && router.createHref(router.state.navigation.location),
    offerReload: (reload) => {
      toaster.error({
        title: getText('app.update.offer'),
        duration: Number.POSITIVE_INFINITY,
        action: { label: getText('app.update.reload'), onClick: reload },
      });
    },
  });
  if (takeReloadAnnouncement()) toaster.info({ title: getText('app.update.reloaded') });
}
