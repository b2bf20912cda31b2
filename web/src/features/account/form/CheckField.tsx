import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';

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
    <chakra.div display="grid" gap="1">
      <chakra.label display="flex" gap="3" alignItems="flex-start" cursor="pointer" py="1">
        <chakra.input
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
      </chakra.label>
      {hint ? (
        <chakra.p id={hintId} paddingStart="8" fontSize="sm" color="fg.muted">
          {hint}
        </chakra.p>
      ) : null}
    </chakra.div>
  );
}
