import { type ReactNode, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { VisuallyHidden } from '../../../elements/VisuallyHidden.tsx';

/** How long the spinner turns before the profile is shown. */
const SPINNER_MS = 500;

/** A spinner for half a second, then the content. */
export function BriefSpinner({ children }: { children: ReactNode }) {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), SPINNER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (over) return children;
  return (
    <styled.div role="status" minH="20rem" display="grid" placeItems="center">
      <styled.span
        aria-hidden
        boxSize="10"
        borderWidth="3px"
        borderColor="purple.600"
        borderTopColor="transparent"
        borderRadius="full"
        animation="spin 700ms linear infinite"
      />
      <VisuallyHidden>
        <FormattedMessage id="account.loading" />
      </VisuallyHidden>
    </styled.div>
  );
}
