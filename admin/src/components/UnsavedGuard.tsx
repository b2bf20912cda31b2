import { Dialog } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useText } from '../app/use-text.ts';
import { Button } from './Button.tsx';
import { ModalDialog } from './ModalDialog.tsx';

interface UnsavedGuardProps {
  readonly unsaved: boolean;
  /** Also asks if only the query string changes, as for another page or filter. */
  readonly inQuery?: boolean;
  /** Names what would be lost; defaults to a general sentence. */
  readonly text?: string;
}

/** Asks for confirmation before a navigation discards unsaved changes. */
export function UnsavedGuard({ unsaved, inQuery = false, text }: UnsavedGuardProps) {
  const t = useText();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (inQuery && currentLocation.search !== nextLocation.search)),
  );
  useEffect(
    function askBeforeUnload() {
      if (!unsaved) return;
      const ask = (event: BeforeUnloadEvent) => event.preventDefault();
      window.addEventListener('beforeunload', ask);
      return () => window.removeEventListener('beforeunload', ask);
    },
    [unsaved],
  );
  if (blocker.state !== 'blocked') return null;
  return (
    <ModalDialog title={t('app.leave.title')} onClose={() => blocker.reset()}>
      <p>{text ?? t('app.leave.text')}</p>
      <Dialog.Footer mt="6">
        <Button variant="outline" onClick={() => blocker.proceed()}>
          {t('app.leave.discard')}
        </Button>
        <Button onClick={() => blocker.reset()}>{t('app.leave.stay')}</Button>
      </Dialog.Footer>
    </ModalDialog>
  );
}
