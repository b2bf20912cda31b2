import { chakra } from '@chakra-ui/react/styled-system';

interface TickBoxProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function TickBox({ label, checked, onChange }: TickBoxProps) {
  return (
    <chakra.label display="inline-flex" alignItems="center" gap="2" minH="11" cursor="pointer">
      <chakra.input
        type="checkbox"
        boxSize="4.5"
        flexShrink="0"
        accentColor="gray.800"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </chakra.label>
  );
}
