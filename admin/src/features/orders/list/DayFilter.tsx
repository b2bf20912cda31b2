import { Input } from '@chakra-ui/react';
import { FilterField } from './FilterField.tsx';

interface DayFilterProps {
  readonly label: string;
  readonly value: string | null;
  readonly min?: string | null;
  readonly max?: string | null;
  readonly onChange: (value: string | null) => void;
}

/** A day of a span. It takes effect by Enter or by leaving the field. */
export function DayFilter({ label, value, min, max, onChange }: DayFilterProps) {
  return (
    <FilterField label={label}>
      <Input
        // An incomplete day is no date: the list changes once it is complete, and the field keeps its text.
        key={value}
        type="date"
        size="sm"
        width="10rem"
        min={min ?? undefined}
        max={max ?? undefined}
        defaultValue={value ?? ''}
        onBlur={(event) => {
          const day = event.target.value || null;
          if (day !== value) onChange(day);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
        }}
      />
    </FilterField>
  );
}
