import type { ReactNode } from 'react';
import { styled } from '#styled-system/jsx';
import { Breadcrumb, type BreadcrumbStep } from './Breadcrumb.tsx';

interface PageIntroProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly steps?: readonly BreadcrumbStep[];
}

/** Kicker, title and one or two sentences at the top of a page. */
export function PageIntro({ title, lead, steps = [] }: PageIntroProps) {
  return (
    <styled.div id="top" display="grid" gap={{ base: '4', lg: '6' }} mb={{ base: '8', lg: '12' }}>
      <Breadcrumb steps={steps} current={title} />
      <styled.h1 fontSize={{ base: '3xl', lg: '5xl' }} fontWeight="bold" textWrap="balance" overflowWrap="anywhere">
        {title}
      </styled.h1>
      {lead ? (
        <styled.p fontSize={{ base: 'md', lg: 'xl' }} color="fg.muted" maxWidth="text">
          {lead}
        </styled.p>
      ) : null}
    </styled.div>
  );
}
