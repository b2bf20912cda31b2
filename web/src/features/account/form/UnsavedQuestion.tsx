import { type ReactNode, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useBlocker } from 'react-router';
import { styled } from '#styled-system/jsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { Button } from '../../../elements/Button.tsx';
import { UnsavedContext, type UnsavedForms } from './use-unsaved.ts';

interface UnsavedQuestionProps {
  /** Without a session nothing can be saved, so there is no confirmation. */
  readonly isSignedOut: boolean;
  readonly children: ReactNode;
}

/** Asks for a confirmation before unsaved input of the page's forms is left behind. */
export function UnsavedQuestion({ isSignedOut, children }: UnsavedQuestionProps) {
  const [forms] = useState<UnsavedForms>(() => new Set());
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      forms.size > 0 && !isSignedOut && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (forms.size > 0 && !isSignedOut) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [forms, isSignedOut]);
  const stay = () => blocker.reset?.();
  return (
    <UnsavedContext value={forms}>
      {children}
      <Dialog
        open={blocker.state === 'blocked'}
        title={<FormattedMessage id="account.unsaved.title" />}
        onClose={() => {
          if (blocker.state === 'blocked') stay();
        }}
      >
        <styled.div display="grid" gap="5">
          <p>
            <FormattedMessage id="account.unsaved.text" />
          </p>
          <styled.div display="flex" flexWrap="wrap" gap="3">
            <Button onClick={stay}>
              <FormattedMessage id="account.unsaved.stay" />
            </Button>
            <Button variant="outline" onClick={() => blocker.proceed?.()}>
              <FormattedMessage id="account.unsaved.leave" />
            </Button>
          </styled.div>
        </styled.div>
      </Dialog>
    </UnsavedContext>
  );
}
