import { DateControl } from './DateControl.tsx';
import { type FieldTexts, FormField } from './FormField.tsx';

interface DateFieldProps extends FieldTexts {
  /** Day as `2026-03-02`; empty if no day is set. */
  readonly value: string;
  readonly min?: string | null;
  readonly max?: string | null;
  readonly onChange: (day: string) => void;
}

/** A day to type or to pick. */
export function DateField({ label, error, hint, value, min, max, onChange }: DateFieldProps) {
  return (
    <FormField label={label} error={error} hint={hint}>
      {(control) => (
        <DateControl
          {...control}
          day={value || null}
          min={min}
          max={max}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onPick={onChange}
        />
      )}
    </FormField>
  );
}
