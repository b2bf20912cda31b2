import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@eunbit/ui/Button.tsx';
import { useCallback, useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { useText } from '../../app/use-text.ts';
import { ModalDialog } from '../../components/ModalDialog.tsx';

/** Which cards hold changes that are not saved. */
export function useUnsavedCards() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const mark = useCallback((id: string, unsaved: boolean) => {
    setIds((before) => {
      if (before.has(id) === unsaved) return before;
      const next = new Set(before);
      if (unsaved) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  return { ids, mark };
}

/** Asks before unsaved changes are left behind. */
export function UnsavedGuard({ count }: { count: number }) {
  const t = useText();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => count > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(
    function askBeforeUnload() {
      if (count === 0) return;
      const ask = (event: BeforeUnloadEvent) => event.preventDefault();
      window.addEventListener('beforeunload', ask);
      return () => window.removeEventListener('beforeunload', ask);
    },
    [count],
  );
  if (blocker.state !== 'blocked') return null;
  return (
    <ModalDialog title={t('products.leave.title')} onClose={() => blocker.reset()}>
      <p>{t('products.leave.text', { count })}</p>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="2" mt="6">
        <Button variant="outline" onClick={() => blocker.proceed()}>
          {t('products.leave.discard')}
        </Button>
        <Button onClick={() => blocker.reset()}>{t('products.leave.stay')}</Button>
      </chakra.div>
    </ModalDialog>
  );
}
