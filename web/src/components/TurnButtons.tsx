import { css } from '#styled-system/css';
import { IconButton } from '../elements/Button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../elements/icons.tsx';

interface TurnButtonsProps {
  readonly previous: string;
  readonly next: string;
  readonly onTurn: (step: -1 | 1) => void;
}

const PLACE = css.raw({
  position: 'absolute',
  top: '50%',
  transform: 'translateY(-50%)',
  bg: 'white',
  boxShadow: 'md',
});

/** Buttons for the previous and the next picture, at its sides. */
export function TurnButtons({ previous, next, onTurn }: TurnButtonsProps) {
  return (
    <>
      <IconButton css={PLACE} insetInlineStart="3" label={previous} onClick={() => onTurn(-1)}>
        <ChevronLeftIcon />
      </IconButton>
      <IconButton css={PLACE} insetInlineEnd="3" label={next} onClick={() => onTurn(1)}>
        <ChevronRightIcon />
      </IconButton>
    </>
  );
}
