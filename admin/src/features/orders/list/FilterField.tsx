import { Field } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface FilterFieldProps {
  readonly label: string;
  readonly grow?: boolean;
  /** The control. */
  readonly children: ReactNode;
}

const TWO_TO_A_ROW_ON_PHONES = { base: '1 1 9rem', md: 'none' };

/** A filter above the list, with its name in small letters. */
export function FilterField({ label, grow = false, children }: FilterFieldProps) {
  return (
    <Field.Root width="auto" gap="1" flex={grow ? '1' : TWO_TO_A_ROW_ON_PHONES}>
      <Field.Label fontSize="xs" color="fg.muted">
        {label}
      </Field.Label>
      {children}
    </Field.Root>
  );
}
