import { Textarea, type TextareaProps } from '@chakra-ui/react';
import type { RefAttributes } from 'react';
import { type FieldTexts, FormField } from './FormField.tsx';

type TextAreaFieldProps = FieldTexts & TextareaProps & RefAttributes<HTMLTextAreaElement>;

export function TextAreaField({ label, error, hint, ...textarea }: TextAreaFieldProps) {
  return (
    <FormField label={label} error={error} hint={hint}>
      {(control) => <Textarea {...textarea} {...control} />}
    </FormField>
  );
}
