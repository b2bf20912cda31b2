import { type MouseEvent, useEffect, useRef } from 'react';
import { TOUCH_TARGET } from '../../../app/touch.ts';

interface RowCheckboxProps {
  readonly label: string;
  readonly checked: boolean | 'some';
  readonly onPress: (checked: boolean, withShift: boolean) => void;
}

/**
 * A checkbox without a visible label and with a full-size touch target. It is a native one: its event has the Shift key, and the
 * list styles it by `ROW_CHECKBOX`, since a component for each of a thousand rows would be slow.
 */
export function RowCheckbox({ label, checked, onPress }: RowCheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(
    function showSome() {
      if (box.current) box.current.indeterminate = checked === 'some';
    },
    [checked],
  );
  return (
    <label data-tick>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={checked === true}
        readOnly
        onClick={(event: MouseEvent<HTMLInputElement>) => onPress(event.currentTarget.checked, event.shiftKey)}
      />
    </label>
  );
}

/** Styles for the list around the checkboxes. */
export const ROW_CHECKBOX = {
  '& [data-tick]': { display: 'inline-grid', placeItems: 'center', boxSize: '8', cursor: 'pointer', ...TOUCH_TARGET },
  '& [data-tick] input': { boxSize: '4.5', accentColor: 'gray.800' },
} as const;
