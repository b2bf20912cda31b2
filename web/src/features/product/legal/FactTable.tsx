import type { ReactNode } from 'react';
import { styled } from '#styled-system/jsx';

interface FactTableProps {
  readonly caption: ReactNode;
  readonly facts: readonly { readonly label: string; readonly text: ReactNode }[];
}

/** Labels and values as a table. */
export function FactTable({ caption, facts }: FactTableProps) {
  return (
    <styled.table width="full" fontSize="sm" css={{ borderCollapse: 'collapse' }}>
      <styled.caption textAlign="start" fontSize="lg" fontWeight="semibold" pb="3">
        {caption}
      </styled.caption>
      <tbody>
        {facts.map(({ label, text }) => (
          <styled.tr key={label} borderTopWidth="1px" _last={{ borderBottomWidth: '1px' }}>
            <styled.th
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
            </styled.th>
            <styled.td px="4" py="3" verticalAlign="top" whiteSpace="pre-line" overflowWrap="anywhere">
              {text}
            </styled.td>
          </styled.tr>
        ))}
      </tbody>
    </styled.table>
  );
}
