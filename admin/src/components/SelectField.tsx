import type { NativeSelect } from '@chakra-ui/react';
import { type FieldTexts, FormField } from './FormField.tsx';
import { SelectControl } from './SelectControl.tsx';

/** `children` are the options. */
export function SelectField({ label, error, hint, ...select }: FieldTexts & NativeSelect.FieldProps) {
  return (
    <FormField label={label} error={error} hint={hint}>
      {(control) => <SelectControl {...select} {...control} />}
    </FormField>
  );
}
