import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { wrapIndex } from '../../../components/picture-turns.ts';
import { TurnButtons } from '../../../components/TurnButtons.tsx';
import type { StoredPicture } from '../../../components/upload-picture.ts';
import { useSwipe } from '../../../components/use-swipe.ts';
import { IconButton } from '../../../elements/Button.tsx';
import { CloseIcon } from '../../../elements/icons.tsx';
import { VisuallyHidden } from '../../../elements/VisuallyHidden.tsx';

interface PictureDialogProps {
  readonly pictures: readonly StoredPicture[];
  /** Index of the first picture to show. */
  readonly first: number;
  readonly getName: (index: number) => string;
  readonly onClose: () => void;
}

/**
 * The pictures of a review in a dialog, one at a time: changed by buttons, arrow keys and swipes. Open while it is mounted; at
 * most 1000 pixels wide.
 */
export function PictureDialog({ pictures, first, getName, onClose }: PictureDialogProps) {
  const intl = useIntl();
  const dialog = useRef<HTMLDialogElement>(null);
  const [chosen, setChosen] = useState(first);
  // A live edit may have removed pictures meanwhile.
  const index = Math.min(chosen, pictures.length - 1);
  const picture = pictures[index];
  const turn = (step: -1 | 1) => setChosen(wrapIndex(index, step, pictures.length));
  const swipe = useSwipe(turn);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
  };
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <styled.dialog
      ref={dialog}
      aria-label={getName(index)}
      onClose={onClose}
      // A press beside the picture hits the dialog itself.
      onClick={(event) => event.target === event.currentTarget && onClose()}
      onKeyDown={onKeyDown}
      {...swipe}
      margin="auto"
      p="0"
      maxWidth="min(1000px, calc(100vw - 2rem))"
      // Room for the buttons beside small pictures.
      minWidth="min(20rem, calc(100vw - 2rem))"
      minHeight="12rem"
      bg="white"
      borderRadius="lg"
      boxShadow="lg"
      overflow="hidden"
      touchAction="pan-y pinch-zoom"
      css={{ '&::backdrop': { background: 'rgba(31, 32, 36, 0.6)' } }}
    >
      {picture ? (
        <styled.img
          key={picture.id}
          src={picture.url}
          alt={getName(index)}
          htmlWidth={picture.width}
          htmlHeight={picture.height}
          display="block"
          margin="auto"
          height="auto"
          maxHeight="80dvh"
          // An inline style: no class is generated for a value that is only known at runtime.
          style={{ width: `min(${picture.width * 2}px, calc(100vw - 2rem))` }}
          objectFit="contain"
        />
      ) : null}
      <IconButton
        position="absolute"
        top="2"
        insetInlineEnd="2"
        bg="white"
        boxShadow="md"
        label={intl.formatMessage({ id: 'review.closePicture' })}
        onClick={onClose}
      >
        <CloseIcon />
      </IconButton>
      {pictures.length > 1 ? (
        <TurnButtons
          previous={intl.formatMessage({ id: 'review.previousPicture' })}
          next={intl.formatMessage({ id: 'review.nextPicture' })}
          onTurn={turn}
        />
      ) : null}
      <VisuallyHidden role="status">{getName(index)}</VisuallyHidden>
    </styled.dialog>
  );
}
