import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** A short warning beside what needs attention. */
export function WarningMark({ children }: { children: ReactNode }) {
  return (
    <chakra.span px="2" py="0.5" borderRadius="sm" bg="amber.50" color="fg.warning" fontSize="xs" fontWeight="bold">
      {children}
    </chakra.span>
  );
}
