import { chakra } from '@chakra-ui/react/styled-system';
import { IconButton } from '@eunbit/ui/Button.tsx';
import { CloseIcon } from '@eunbit/ui/icons.tsx';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { ReviewPicture } from './PictureThumbnails.tsx';

interface PictureDialogProps {
  readonly picture: ReviewPicture;
  readonly name: string;
  readonly onClose: () => void;
}

/** A picture over the page, open for as long as it is rendered; never wider than 1000 pixels. */
export function PictureDialog({ picture, name, onClose }: PictureDialogProps) {
  const intl = useIntl();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <chakra.dialog
      ref={dialog}
      aria-label={name}
      onClose={onClose}
      // A press beside the picture lands on the dialog itself.
      onClick={(event) => event.target === event.currentTarget && onClose()}
      margin="auto"
      p="0"
      maxWidth="min(1000px, calc(100vw - 2rem))"
      bg="white"
      borderRadius="lg"
      boxShadow="lg"
      overflow="hidden"
      css={{ '&::backdrop': { background: 'rgba(31, 32, 36, 0.6)' } }}
    >
      <chakra.img
        src={picture.url}
        alt={name}
        htmlWidth={picture.width}
        htmlHeight={picture.height}
        display="block"
        css={{ width: `min(${picture.width * 2}px, calc(100vw - 2rem))`, height: 'auto', maxHeight: '80dvh' }}
        objectFit="contain"
      />
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
    </chakra.dialog>
  );
}
