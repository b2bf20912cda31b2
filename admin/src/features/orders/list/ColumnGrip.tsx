import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useText } from '../../../app/use-text.ts';

/** Distance by which an arrow key moves the edge, in pixels. */
const STEP = 16;

const Grip = chakra('button', {
  base: {
    position: 'absolute',
    insetBlock: '0',
    insetInlineEnd: '0',
    width: '6',
    cursor: 'col-resize',
    touchAction: 'none',
    _after: {
      content: '""',
      position: 'absolute',
      insetBlock: '2',
      insetInlineEnd: '0',
      width: '2px',
      bg: 'transparent',
    },
    _hover: { _after: { bg: 'gray.400' } },
    _focusVisible: { _after: { bg: 'gray.600' } },
  },
});

interface ColumnGripProps {
  /** Name of the column. */
  readonly column: string;
  /** Null for automatic width. */
  readonly onResize: (width: number | null) => void;
}

/** The resizable edge of a column: dragged, or moved by the arrow keys; Home or a double click resets the width. */
export function ColumnGrip({ column, onResize }: ColumnGripProps) {
  const t = useText();
  const drawn = useRef<{ readonly from: number; readonly width: number } | null>(null);
  const widthOf = (grip: HTMLElement) => grip.parentElement?.offsetWidth ?? 0;

  function begin(event: PointerEvent<HTMLButtonElement>): void {
    event.currentTarget.setPointerCapture(event.pointerId);
    drawn.current = { from: event.clientX, width: widthOf(event.currentTarget) };
  }

  function draw({ clientX }: PointerEvent): void {
    // A click without movement sets no width.
    if (drawn.current && clientX !== drawn.current.from) onResize(drawn.current.width + clientX - drawn.current.from);
  }

  function press(event: KeyboardEvent<HTMLButtonElement>): void {
    const steps: Readonly<Record<string, number>> = { ArrowLeft: -STEP, ArrowRight: STEP };
    const step = steps[event.key];
    if (step === undefined && event.key !== 'Home') return;
    event.preventDefault();
    onResize(step === undefined ? null : widthOf(event.currentTarget) + step);
  }

  return (
    <Grip
      type="button"
      aria-label={t('orders.columns.width', { column })}
      title={t('orders.columns.widthHint')}
      onPointerDown={begin}
      onPointerMove={draw}
      onPointerUp={() => {
        drawn.current = null;
      }}
      onPointerCancel={() => {
        drawn.current = null;
      }}
      onDoubleClick={() => onResize(null)}
      onKeyDown={press}
    />
  );
}
