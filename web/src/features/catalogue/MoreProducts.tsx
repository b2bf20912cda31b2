import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { Button } from '../../elements/Button.tsx';
import { ErrorAlert } from '../../elements/ErrorAlert.tsx';

/** Loads the next page of a list. */
export function MoreProducts({ readMore, after }: { readMore: (after: string) => Promise<void>; after: string }) {
  const [state, setState] = useState<'idle' | 'reading' | 'failed'>('idle');
  const read = () => {
    setState('reading');
    readMore(after).then(
      () => setState('idle'),
      () => setState('failed'),
    );
  };
  return (
    <styled.div display="grid" justifyItems="center" pt="12">
      {state === 'failed' ? (
        <ErrorAlert onRetry={read}>
          <FormattedMessage id="catalogue.loadFailed" />
        </ErrorAlert>
      ) : (
        <Button variant="outline" onClick={read} busy={state === 'reading'}>
          <FormattedMessage id="catalogue.more" />
        </Button>
      )}
    </styled.div>
  );
}
