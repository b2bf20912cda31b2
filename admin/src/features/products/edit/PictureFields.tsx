import { Box, chakra } from '@chakra-ui/react';
import { PRODUCT_PICTURE_PATH } from '@eunbit/schema/catalogue';
import { MAXIMUM_PRODUCT_PICTURES } from '@eunbit/schema/validation-product';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useState } from 'react';
import { uploadPicture } from '../../../app/upload-picture.ts';
import { useText } from '../../../app/use-text.ts';
import { FoldingPanel } from '../../../components/FoldingPanel.tsx';
import { moved } from '../../../components/moved.ts';
import { PictureUpload } from '../../../components/PictureUpload.tsx';
import { formPart, type PartProps } from './form-part.ts';
import { PictureRow } from './PictureRow.tsx';
import type { PictureDraft } from './product-draft.ts';

interface PictureFieldsProps extends Omit<PartProps<'pictures'>, 'onChange'> {
  /** Takes a function of the current pictures, which may have changed during an upload. */
  readonly onPictures: (change: (pictures: readonly PictureDraft[]) => readonly PictureDraft[]) => void;
}

/** Pictures in order with alternative texts. Chosen files are uploaded at once, one after another. */
export const PictureFields = formPart(
  () => ['pictures'],
  function PictureFields({ draft, wrong, onPictures }: PictureFieldsProps) {
    const t = useText();
    const language = useLanguage();
    const [share, setShare] = useState<number | null>(null);
    const [problem, setProblem] = useState<string | null>(null);

    async function send(files: readonly File[]) {
      setProblem(null);
      for (const file of files) {
        setShare(0);
        const upload = await uploadPicture(PRODUCT_PICTURE_PATH, file, language, setShare);
        setShare(null);
        if ('refused' in upload) return setProblem(`${file.name}: ${upload.refused}`);
        // Uploading the same picture again returns the same id.
        onPictures((pictures) =>
          pictures.some(({ id }) => id === upload.id)
            ? pictures
            : [...pictures, { ...upload, altKo: '', altEn: '', market: null }],
        );
      }
    }

    return (
      <FoldingPanel id="product-pictures" title={t('products.edit.pictures')}>
        <chakra.ol listStyle="none" display="grid" gap="4" mb="4">
          {draft.pictures.map((picture, index) => (
            <PictureRow
              key={picture.id}
              picture={picture}
              index={index}
              count={draft.pictures.length}
              wrong={wrong}
              onChange={(part) =>
                onPictures((all) => all.map((one) => (one.id === picture.id ? { ...one, ...part } : one)))
              }
              onMove={(by) => onPictures((all) => moved(all, index, by))}
              onRemove={() => onPictures((all) => all.filter(({ id }) => id !== picture.id))}
            />
          ))}
        </chakra.ol>
        {draft.pictures.length < MAXIMUM_PRODUCT_PICTURES ? (
          <PictureUpload
            label={t('products.edit.addPicture')}
            hint={t('products.edit.pictureHint')}
            error={problem ?? wrong.pictures ?? null}
            maxFiles={MAXIMUM_PRODUCT_PICTURES}
            disabled={share !== null}
            onChoose={(files) => void send(files)}
          />
        ) : null}
        <Box role="status" mt="2" minH="5" color="fg.muted">
          {share === null ? null : t('products.edit.sending', { percent: Math.round(share * 100) })}
        </Box>
      </FoldingPanel>
    );
  },
);
