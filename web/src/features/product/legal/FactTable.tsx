import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

interface FactTableProps {
  readonly caption: ReactNode;
  readonly facts: readonly { readonly label: string; readonly text: ReactNode }[];
}

/** Labels and values as a table. */
export function FactTable({ caption, facts }: FactTableProps) {
  return (
    <chakra.table width="full" fontSize="sm" css={{ borderCollapse: 'collapse' }}>
      <chakra.caption textAlign="start" fontSize="lg" fontWeight="semibold" pb="3">
        {caption}
      </chakra.caption>
      <tbody>
        {facts.map(({ label, text }) => (
          <chakra.tr key={label} borderTopWidth="1px" _last={{ borderBottomWidth: '1px' }}>
            <chakra.th
              scope="row"
              width={{ base: '34%', md: '16rem' }}
              px="4"
              py="3"
              bg="gray.50"
              textAlign="start"
              verticalAlign="top"
              fontWeight="medium"
            >
              {label}
            </chakra.th>
            <chakra.td px="4" py="3" verticalAlign="top" whiteSpace="pre-line" overflowWrap="anywhere">
              {text}
            </chakra.td>
          </chakra.tr>
        ))}
      </tbody>
    </chakra.table>
  );
}
