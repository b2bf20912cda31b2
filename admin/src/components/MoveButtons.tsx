import { useText } from '../app/use-text.ts';
import { Button } from './Button.tsx';

export interface MoveButtonsProps {
  /** Name of the row, for screen readers. */
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly onMove: (by: 1 | -1) => void;
}

/** Buttons that move a row. At either end the button is only `aria-disabled`, so that it keeps the focus. */
export function MoveButtons({ name, index, count, onMove }: MoveButtonsProps) {
  const t = useText();
  const move = (by: 1 | -1, isEnd: boolean) => (
    <Button
      size="sm"
      variant="outline"
      aria-disabled={isEnd || undefined}
      aria-label={t(by < 0 ? 'app.rows.earlierLabel' : 'app.rows.laterLabel', { name })}
      onClick={isEnd ? undefined : () => onMove(by)}
      css={{ '&[aria-disabled]': { color: 'gray.400', borderColor: 'gray.200', cursor: 'not-allowed' } }}
    >
      {t(by < 0 ? 'app.rows.earlier' : 'app.rows.later')}
    </Button>
  );
  return (
    <>
      {move(-1, index === 0)}
      {move(1, index === count - 1)}
    </>
  );
}
