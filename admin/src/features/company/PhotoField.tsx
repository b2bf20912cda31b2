import { Box, chakra, Flex } from '@chakra-ui/react';
import { COMPANY_PHOTO_PATH } from '@eunbit/schema/company-block';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useState } from 'react';
import { uploadPicture } from '../../app/upload-picture.ts';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { Panel } from '../../components/Panel.tsx';
import { PictureUpload } from '../../components/PictureUpload.tsx';
import type { SentPhoto } from './company-block-draft.ts';

interface PhotoFieldProps {
  readonly value: SentPhoto | null;
  readonly error: string | null;
  readonly onChange: (photo: SentPhoto | null) => void;
}

/** The photo of a block. A chosen file is uploaded at once and replaces the previous photo. */
export function PhotoField({ value: photo, error, onChange }: PhotoFieldProps) {
  const t = useText();
  const language = useLanguage();
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function send(file: File | undefined) {
    if (!file || share !== null) return;
    setProblem(null);
    setShare(0);
    const upload = await uploadPicture(COMPANY_PHOTO_PATH, file, language, setShare);
    setShare(null);
    if ('refused' in upload) setProblem(upload.refused);
    else onChange({ id: upload.id, url: upload.url });
  }

  return (
    <Panel title={t('company.photo')}>
      {photo ? (
        <Flex wrap="wrap" align="flex-end" gap="3" mb="4">
          <chakra.img
            src={photo.url}
            alt={t('company.photoPreview')}
            boxSize="40"
            objectFit="cover"
            borderRadius="md"
            bg="bg.muted"
          />
          <Button size="sm" variant="outline" onClick={() => onChange(null)}>
            {t('company.removePhoto')}
          </Button>
        </Flex>
      ) : null}
      <PictureUpload
        label={t(photo ? 'company.otherPhoto' : 'company.addPhoto')}
        hint={t('company.photoHint')}
        error={problem ?? error}
        maxFiles={1}
        disabled={share !== null}
        onChoose={([first]) => void send(first)}
      />
      <Box role="status" mt="2" minH="5" color="fg.muted">
        {share === null ? null : t('company.sending', { percent: Math.round(share * 100) })}
      </Box>
    </Panel>
  );
}
