import { chakra } from '@chakra-ui/react';
import { type MouseEvent, useEffect, useRef } from 'react';

interface RowCheckboxProps {
  readonly label: string;
  readonly checked: boolean | 'some';
  readonly onPress: (checked: boolean, withShift: boolean) => void;
}

/** A checkbox without a visible label and with a touch target of full size. */
export function RowCheckbox({ label, checked, onPress }: RowCheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(
    function showSome() {
      if (box.current) box.current.indeterminate = checked === 'some';
    },
    [checked],
  );
  return (
    <chakra.label display="inline-grid" placeItems="center" boxSize="8" cursor="pointer">
      <chakra.input
        ref={box}
        type="checkbox"
        boxSize="4.5"
        accentColor="gray.800"
        aria-label={label}
        checked={checked === true}
        readOnly
        onClick={(event: MouseEvent<HTMLInputElement>) => onPress(event.currentTarget.checked, event.shiftKey)}
      />
    </chakra.label>
  );
}
