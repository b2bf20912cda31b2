import { chakra, Span } from '@chakra-ui/react';

interface ReasonListProps {
  readonly reasons: readonly { readonly name: string; readonly reason: string | null }[];
}

/** Items that an action skipped, each with the reason; a long list scrolls. */
export function ReasonList({ reasons }: ReasonListProps) {
  return (
    <chakra.ul
      maxHeight="14rem"
      overflowY="auto"
      // A region that scrolls has to be reachable by keyboard.
      tabIndex={0}
      display="grid"
      gap="1"
      listStyle="none"
      fontWeight="normal"
    >
      {reasons.map(({ name, reason }) => (
        <li key={name}>
          <Span fontWeight="medium">{name}</Span> · {reason}
        </li>
      ))}
    </chakra.ul>
  );
}
