import { DateControl } from '../../../components/DateControl.tsx';
import { FilterField } from './FilterField.tsx';

interface DayFilterProps {
  readonly label: string;
  readonly value: string | null;
  readonly min?: string | null;
  readonly max?: string | null;
  readonly onChange: (value: string | null) => void;
}

/** A day of a span. What is typed takes effect by Enter or by leaving the field. */
export function DayFilter({ label, value, min, max, onChange }: DayFilterProps) {
  return (
    <FilterField label={label}>
      <DateControl
        // An incomplete day is no date: the list changes once it is complete, and the field keeps its text.
        key={value}
        day={value}
        min={min}
        max={max}
        size="sm"
        width={{ base: 'full', md: '10rem' }}
        defaultValue={value ?? ''}
        onPick={onChange}
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
