import { Textarea, type TextareaProps } from '@chakra-ui/react';
import { type FieldTexts, FormField } from './FormField.tsx';

export function TextAreaField({ label, error, hint, ...textarea }: FieldTexts & TextareaProps) {
  return (
    <FormField label={label} error={error} hint={hint}>
      {(control) => <Textarea {...textarea} {...control} />}
    </FormField>
  );
}
