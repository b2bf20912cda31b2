import { Checkbox } from '@chakra-ui/react';
import { COVERING_INPUT } from './covering-input.ts';

interface TickBoxProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function TickBox({ label, checked, onChange }: TickBoxProps) {
  return (
    <Checkbox.Root checked={checked} onCheckedChange={(change) => onChange(change.checked === true)}>
      <Checkbox.HiddenInput style={COVERING_INPUT} />
      <Checkbox.Control />
      <Checkbox.Label>{label}</Checkbox.Label>
    </Checkbox.Root>
  );
}
