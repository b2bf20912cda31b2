import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Breadcrumb, type BreadcrumbStep } from './Breadcrumb.tsx';

interface PageIntroProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly steps?: readonly BreadcrumbStep[];
}

/** Kicker, title and a sentence or two at the head of a page. */
export function PageIntro({ title, lead, steps = [] }: PageIntroProps) {
  return (
    <chakra.div id="top" display="grid" gap={{ base: '4', lg: '6' }} mb={{ base: '8', lg: '12' }}>
      <Breadcrumb steps={steps} current={title} />
      <chakra.h1 fontSize={{ base: '3xl', lg: '5xl' }} fontWeight="bold" textWrap="balance">
        {title}
      </chakra.h1>
      {lead ? (
        <chakra.p fontSize={{ base: 'md', lg: 'xl' }} color="fg.muted" maxWidth="text">
          {lead}
        </chakra.p>
      ) : null}
    </chakra.div>
  );
}
