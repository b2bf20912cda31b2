import { Field } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

export interface FieldTexts {
  readonly label: ReactNode;
  /** Error message; the field is invalid if it is set. */
  readonly error?: string | null;
  readonly hint?: ReactNode;
}

interface FormFieldProps extends FieldTexts {
  /** Receives the props that the control needs in addition to those of Chakra's field. */
  readonly children: (control: { readonly 'aria-describedby': string | undefined }) => ReactNode;
}

/**
 * Label, control, hint and error text. Chakra links an error text by `aria-errormessage`, which some screen readers do
 * not read; the description repeats it.
 */
export function FormField({ label, error, hint, children }: FormFieldProps) {
  const id = useId();
  const [hintId, errorId] = [`${id}hint`, `${id}error`];
  const describedBy = [hint ? hintId : null, error ? errorId : null].filter(Boolean).join(' ') || undefined;
  return (
    <Field.Root invalid={Boolean(error)} ids={{ helperText: hintId, errorText: errorId }}>
      <Field.Label>{label}</Field.Label>
      {children({ 'aria-describedby': describedBy })}
      {hint ? <Field.HelperText>{hint}</Field.HelperText> : null}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}
