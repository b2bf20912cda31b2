import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** Says that something worked; its place is there before, so that screen readers notice the text. */
export function DoneAlert({ text }: { text: ReactNode }) {
  return (
    // While it is empty it takes no room in a grid.
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
