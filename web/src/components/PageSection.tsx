import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

interface PageSectionProps {
  readonly title: string;
  /** Anchor in the address. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** A part of a page under a heading of its own. */
export function PageSection({ title, id, children }: PageSectionProps) {
  return (
    <chakra.section id={id} mt={{ base: '14', lg: '24' }}>
      <chakra.h2 fontSize={{ base: '2xl', lg: '3xl' }} fontWeight="bold" textWrap="balance" mb="6">
        {title}
      </chakra.h2>
      {children}
    </chakra.section>
  );
}
