import { type ReactNode, useId } from 'react';
import { styled } from '#styled-system/jsx';

interface AccountBlockProps {
  readonly title: ReactNode;
  /** Content beside the title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A section of an account page with a heading of its own. */
export function AccountBlock({ title, action, children }: AccountBlockProps) {
  const headingId = useId();
  return (
    <styled.section
      aria-labelledby={headingId}
      borderWidth="1px"
      borderRadius="lg"
      p={{ base: '5', lg: '7' }}
      display="grid"
      gap="5"
    >
      <styled.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
        <styled.h2 id={headingId} fontSize="xl" fontWeight="semibold">
          {title}
        </styled.h2>
        {action}
      </styled.div>
      {children}
    </styled.section>
  );
}
