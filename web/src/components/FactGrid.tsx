import type { ReactNode } from 'react';
import { styled } from '#styled-system/jsx';

interface Fact {
  readonly title: string;
  /** A small line below the title. */
  readonly note?: string;
  readonly text: string;
  /** Stands after the title. */
  readonly mark?: ReactNode;
}

/** Short texts side by side, each under a line of the brand's colour. */
export function FactGrid({ facts }: { facts: readonly Fact[] }) {
  return (
    <styled.ul
      listStyleType="none"
      display="grid"
      gap={{ base: '8', lg: '10' }}
      gridTemplateColumns={{
        sm: 'repeat(2, minmax(0, 1fr))',
        lg: `repeat(${Math.min(facts.length, 4)}, minmax(0, 1fr))`,
      }}
    >
      {facts.map(({ title, note, text, mark }) => (
        <styled.li
          key={title}
          display="grid"
          alignContent="start"
          gap="2"
          borderTopWidth="2px"
          borderColor="purple.400"
          pt="4"
        >
          <styled.h3 fontSize="lg" fontWeight="semibold">
            {title}
            {mark}
          </styled.h3>
          {note ? (
            <styled.p fontSize="sm" color="fg.accent" fontWeight="medium">
              {note}
            </styled.p>
          ) : null}
          <styled.p color="gray.700">{text}</styled.p>
        </styled.li>
      ))}
    </styled.ul>
  );
}
