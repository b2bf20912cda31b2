import { type ReactNode, useId } from 'react';
import { type HTMLStyledProps, styled } from '#styled-system/jsx';
import { input } from '#styled-system/recipes';

const Input = styled('input', input);
const Textarea = styled('textarea', input);
const Select = styled('select', input);

export interface FieldTexts {
  readonly label: ReactNode;
  /** Error message: shown below the field and linked to it for screen readers. */
  readonly error?: string | null;
  readonly hint?: ReactNode;
}

interface ControlProps {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

/** Label, control, hint and error text, linked by id. `children` receives the attributes that the control needs. */
export function FormField({
  label,
  error,
  hint,
  children,
}: FieldTexts & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const hintId = hint ? `${id}hint` : null;
  const errorId = error ? `${id}error` : null;
  const describedBy = [hintId, errorId].filter(Boolean).join(' ') || undefined;
  return (
    <styled.div display="grid" gap="1.5">
      <styled.label htmlFor={id} fontSize="sm" fontWeight="semibold">
        {label}
      </styled.label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy })}
      {hintId ? (
        <styled.p id={hintId} fontSize="sm" color="fg.muted">
          {hint}
        </styled.p>
      ) : null}
      {errorId ? (
        <styled.p id={errorId} fontSize="sm" color="fg.error" fontWeight="medium">
          {error}
        </styled.p>
      ) : null}
    </styled.div>
  );
}

export function TextField({ label, error, hint, ...input }: FieldTexts & HTMLStyledProps<'input'>) {
  return (
    <FormField label={label} error={error} hint={hint}>
      {(control) => <Input {...input} {...control} />}
    </FormField>
  );
}

export function EmailField(field: FieldTexts & HTMLStyledProps<'input'>) {
  return (
    <TextField
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="off"
      spellCheck={false}
      {...field}
    />
  );
}

export function TextAreaField({ label, error, hint, ...input }: FieldTexts & HTMLStyledProps<'textarea'>) {
  return (
    <FormField label={label} error={error} hint={hint}>
      {(control) => <Textarea {...input} {...control} />}
    </FormField>
  );
}

const ARROW =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23575963' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m6 9 6 6 6-6'/%3E%3C/svg%3E\")";

/** A native select; `children` are its options. */
export function SelectField({ label, error, hint, children, ...select }: FieldTexts & HTMLStyledProps<'select'>) {
  return (
    <FormField label={label} error={error} hint={hint}>
      {(control) => (
        <Select
          paddingEnd="10"
          backgroundImage={ARROW}
          backgroundRepeat="no-repeat"
          backgroundPosition="right 0.75rem center"
          backgroundSize="1.25rem"
          {...select}
          {...control}
        >
          {children}
        </Select>
      )}
    </FormField>
  );
}

/** Selector of the invalid fields of a form. */
const FIRST_ERROR = '[aria-invalid="true"]';

/** Focuses the first invalid field of a form. Call it after the errors were rendered. */
export function focusFirstError(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>(FIRST_ERROR)?.focus();
}
