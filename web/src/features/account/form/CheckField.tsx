import { type ReactNode, useId } from 'react';
import { styled } from '#styled-system/jsx';

interface CheckFieldProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | null;
  readonly required?: boolean;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Content below the checkbox and its texts. */
  readonly children?: ReactNode;
}

/** A checkbox with its label, hint and error. */
export function CheckField({ name, label, hint, error, required, checked, onChange, children }: CheckFieldProps) {
  const hintId = useId();
  const errorId = useId();
  return (
    <styled.div display="grid" gap="1">
      <styled.label display="flex" gap="3" alignItems="flex-start" cursor="pointer" py="1">
        <styled.input
          type="checkbox"
          name={name}
          checked={checked}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={[hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          boxSize="5"
          mt="0.5"
          flexShrink="0"
          accentColor="purple.600"
        />
        {label}
      </styled.label>
      {hint ? (
        <styled.p id={hintId} paddingStart="8" fontSize="sm" color="fg.muted">
          {hint}
        </styled.p>
      ) : null}
      {error ? (
        <styled.p id={errorId} paddingStart="8" fontSize="sm" color="fg.error" fontWeight="medium">
          {error}
        </styled.p>
      ) : null}
      {children}
    </styled.div>
  );
}
