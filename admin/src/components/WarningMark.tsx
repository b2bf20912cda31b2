import { Badge } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A short warning beside what needs attention. */
export function WarningMark({ children }: { children: ReactNode }) {
  return (
    <Badge colorPalette="amber" whiteSpace="normal">
      {children}
    </Badge>
  );
}
