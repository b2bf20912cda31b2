import { type ReactNode, useId } from 'react';
import { styled } from '#styled-system/jsx';

interface CheckFieldProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A choice of yes or no. */
export function CheckField({ name, label, hint, checked, onChange }: CheckFieldProps) {
  const hintId = useId();
  return (
    <styled.div display="grid" gap="1">
      <styled.label display="flex" gap="3" alignItems="flex-start" cursor="pointer" py="1">
        <styled.input
          type="checkbox"
          name={name}
          checked={checked}
          aria-describedby={hint ? hintId : undefined}
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
    </styled.div>
  );
}
