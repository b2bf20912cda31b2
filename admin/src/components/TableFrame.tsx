import { type HTMLChakraProps, Table } from '@chakra-ui/react';
import type { Ref } from 'react';

interface TableFrameProps extends HTMLChakraProps<'div'> {
  /** Accessible name of the table. */
  readonly label: string;
  /** Whether another page is loading. */
  readonly busy?: boolean;
  readonly ref?: Ref<HTMLDivElement>;
}

/** A box in which a table scrolls, also by keyboard. */
export function TableFrame({ label, busy = false, ...rest }: TableFrameProps) {
  return (
    <Table.ScrollArea
      role="region"
      aria-label={label}
      aria-busy={busy}
      tabIndex={0}
      bg="white"
      borderWidth="1px"
      borderRadius="md"
      opacity={busy ? 0.55 : 1}
      {...rest}
    />
  );
}
