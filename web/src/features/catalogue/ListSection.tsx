import type { ReactNode } from 'react';
import { styled } from '#styled-system/jsx';

/** A part below the products of a list. */
export function ListSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <styled.section pt={{ base: '14', lg: '20' }}>
      <styled.h2 fontSize={{ base: '2xl', lg: '3xl' }} fontWeight="bold" mb={{ base: '6', lg: '8' }}>
        {title}
      </styled.h2>
      {children}
    </styled.section>
  );
}
