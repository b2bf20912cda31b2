import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@eunbit/ui/VisuallyHidden.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';

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
    <chakra.div role="status" minH="20rem" display="grid" placeItems="center">
      <chakra.span
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
    </chakra.div>
  );
}
