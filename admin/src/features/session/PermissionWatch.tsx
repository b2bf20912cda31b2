import { useApolloClient } from '@apollo/client/react';
import { useOnConnect } from '@eunbit/ui/use-live-connection';
import { useEffect, useRef } from 'react';
import { useText } from '../../app/use-text.ts';
import { useViewer } from '../../app/viewer.ts';
import { toaster } from '../../components/toaster.ts';
import { readViewerAgain } from './read-viewer-again.ts';

/**
 * Notices and reports that the viewer's permissions have changed. When a role changes, the server closes the person's live
 * connection; the viewer is refetched when the connection is back, and menu and buttons follow.
 */
export function PermissionWatch() {
  const t = useText();
  const client = useApolloClient();
  const { role, permissions } = useViewer();
  const held = [role, ...permissions].join(' ');
  const known = useRef(held);
  useOnConnect((isFirst) => {
    if (!isFirst) void readViewerAgain(client);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once for each change, in the language of that moment.
  useEffect(
    function announceChange() {
      if (known.current === held) return;
      known.current = held;
      toaster.info({ title: t('session.permissionsChanged') });
    },
    [held],
  );
  return null;
}
