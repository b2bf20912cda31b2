import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

/** A white box with a heading. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <chakra.section
      aria-labelledby={id}
      bg="white"
      borderWidth="1px"
      borderRadius="lg"
      px={{ base: '4', md: '5' }}
      py="4"
    >
      <chakra.h2 id={id} fontSize="md" fontWeight="bold" mb="3">
        {title}
      </chakra.h2>
      {children}
    </chakra.section>
  );
}

/** Names and values in two columns. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <chakra.dl display="grid" gridTemplateColumns="minmax(6rem, auto) minmax(0, 1fr)" columnGap="4" rowGap="2">
      {children}
    </chakra.dl>
  );
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <chakra.dt color="fg.muted">{name}</chakra.dt>
      <chakra.dd fontWeight="medium" overflowWrap="anywhere">
        {children}
      </chakra.dd>
    </>
  );
}
