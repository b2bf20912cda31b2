import { Field } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface FilterFieldProps {
  readonly label: string;
  readonly grow?: boolean;
  /** The control. */
  readonly children: ReactNode;
}

/** A filter above the list, with its name in small letters. */
export function FilterField({ label, grow = false, children }: FilterFieldProps) {
  return (
    <Field.Root
      width="auto"
      gap="1" // Two to a row on a phone.
      flex={grow ? '1' : { base: '1 1 9rem', md: 'none' }}
    >
      <Field.Label fontSize="xs" color="fg.muted">
        {label}
      </Field.Label>
      {children}
    </Field.Root>
  );
}
