import type { ReactNode } from 'react';
import { styled } from '#styled-system/jsx';

interface AmountRowProps {
  readonly term: ReactNode;
  /** The total at the end. */
  readonly strong?: boolean;
  readonly children: ReactNode;
}

/** One row of a list of amounts, inside a `dl`. */
export function AmountRow({ term, strong = false, children }: AmountRowProps) {
  return (
    <styled.div
      display="flex"
      justifyContent="space-between"
      alignItems="baseline"
      gap="4"
      {...(strong ? { borderTopWidth: '1px', pt: '4', mt: '1', fontSize: 'xl', fontWeight: 'bold' } : {})}
    >
      <dt>{term}</dt>
      <dd>{children}</dd>
    </styled.div>
  );
}
