import { useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import type { StoredPicture } from '../../../components/upload-picture.ts';
import { PictureDialog } from './PictureDialog.tsx';

interface PictureThumbnailsProps {
  readonly pictures: readonly StoredPicture[];
  readonly authorName: string;
}

/** The pictures of a review; pressing one opens it in the dialog. */
export function PictureThumbnails({ pictures, authorName }: PictureThumbnailsProps) {
  const intl = useIntl();
  const [open, setOpen] = useState<number | null>(null);
  if (pictures.length === 0) return null;
  const getName = (index: number) =>
    intl.formatMessage({ id: 'review.pictureOf' }, { name: authorName, number: index + 1, count: pictures.length });
  return (
    <>
      <styled.ul display="flex" flexWrap="wrap" gap="2" listStyleType="none">
        {pictures.map(({ id, url }, index) => (
          <li key={id}>
            <styled.button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setOpen(index)}
              display="block"
              boxSize="20"
              overflow="hidden"
              borderRadius="md"
              borderWidth="1px"
              cursor="zoom-in"
            >
              <styled.img
                src={url}
                alt={getName(index)}
                htmlWidth={80}
                htmlHeight={80}
                loading="lazy"
                decoding="async"
                boxSize="full"
                objectFit="cover"
              />
            </styled.button>
          </li>
        ))}
      </styled.ul>
      {open === null ? null : (
        <PictureDialog pictures={pictures} first={open} getName={getName} onClose={() => setOpen(null)} />
      )}
    </>
  );
}
