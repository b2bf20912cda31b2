import { Input, type InputProps } from '@chakra-ui/react';
import { type FieldTexts, FormField } from './FormField.tsx';

export function TextField({ label, error, hint, ...input }: FieldTexts & InputProps) {
  return (
    <FormField label={label} error={error} hint={hint}>
      {(control) => <Input {...input} {...control} />}
    </FormField>
  );
}
