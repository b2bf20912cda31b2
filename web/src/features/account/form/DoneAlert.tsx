import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** Confirms a success. Its element exists before, so that screen readers announce the text. */
export function DoneAlert({ text }: { text: ReactNode }) {
  return (
    // An empty one takes no space in a grid.
    <chakra.div role="status" css={{ '&:empty': { marginTop: '-1.25rem' } }}>
      {text ? (
        <chakra.p
          px="5"
          py="4"
          bg="green.50"
          borderWidth="1px"
          borderColor="green.200"
          borderRadius="md"
          color="green.700"
        >
          {text}
        </chakra.p>
      ) : null}
    </chakra.div>
  );
}
