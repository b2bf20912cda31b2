import type { ReactNode } from 'react';
import { styled } from '#styled-system/jsx';

interface PageSectionProps {
  readonly title: string;
  /** Anchor in the address. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** A part of a page with its own heading. */
export function PageSection({ title, id, children }: PageSectionProps) {
  return (
    <styled.section id={id} mt={{ base: '14', lg: '24' }}>
      <styled.h2 fontSize={{ base: '2xl', lg: '3xl' }} fontWeight="bold" textWrap="balance" mb="6">
        {title}
      </styled.h2>
      {children}
    </styled.section>
  );
}
