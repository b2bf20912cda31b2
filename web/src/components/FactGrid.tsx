import { styled } from '#styled-system/jsx';

interface Fact {
  readonly title: string;
  readonly text: string;
}

/** Short texts side by side, each below a line in the brand's colour. */
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
      {facts.map(({ title, text }) => (
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
          </styled.h3>
          <styled.p color="gray.700">{text}</styled.p>
        </styled.li>
      ))}
    </styled.ul>
  );
}
