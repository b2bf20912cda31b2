import { IconButton } from '@eunbit/ui/Button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '@eunbit/ui/icons.tsx';

interface TurnButtonsProps {
  readonly previous: string;
  readonly next: string;
  readonly onTurn: (step: -1 | 1) => void;
}

const PLACE = {
  position: 'absolute',
  top: '50%',
  transform: 'translateY(-50%)',
  bg: 'white',
  boxShadow: 'md',
} as const;

/** Buttons for the previous and the next picture, at its sides. */
export function TurnButtons({ previous, next, onTurn }: TurnButtonsProps) {
  return (
    <>
      <IconButton {...PLACE} insetInlineStart="3" label={previous} onClick={() => onTurn(-1)}>
        <ChevronLeftIcon />
      </IconButton>
      <IconButton {...PLACE} insetInlineEnd="3" label={next} onClick={() => onTurn(1)}>
        <ChevronRightIcon />
      </IconButton>
    </>
  );
}
