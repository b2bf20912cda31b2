import { NativeSelect } from '@chakra-ui/react';

interface SelectControlProps extends NativeSelect.FieldProps {
  readonly size?: 'sm' | 'md';
}

/** A native select: phones show their own list, and a keyboard user selects by the first letters. */
export function SelectControl({ size, width, ...field }: SelectControlProps) {
  return (
    <NativeSelect.Root size={size} width={width}>
      <NativeSelect.Field {...field} />
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
