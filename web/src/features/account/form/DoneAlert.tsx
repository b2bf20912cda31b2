import type { ReactNode } from 'react';
import { styled } from '#styled-system/jsx';

/** Confirms a success. Its element exists before, so that screen readers announce the text. */
export function DoneAlert({ text }: { text: ReactNode }) {
  return (
    // An empty one takes no space in a grid.
    <styled.div role="status" css={{ '&:empty': { marginTop: '-1.25rem' } }}>
      {text ? (
        <styled.p
          px="5"
          py="4"
          bg="green.50"
          borderWidth="1px"
          borderColor="green.200"
          borderRadius="md"
          color="green.700"
        >
          {text}
        </styled.p>
      ) : null}
    </styled.div>
  );
}
