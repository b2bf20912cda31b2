import { chakra } from '@chakra-ui/react/styled-system';
import { ANNOUNCEMENT_PICTURE_PATH } from '@eunbit/schema/announcement';
import { PICTURE_TYPES } from '@eunbit/schema/review';
import { Button } from '@eunbit/ui/Button.tsx';
import { TextField } from '@eunbit/ui/FormField.tsx';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { type FormEvent, useState } from 'react';
import { uploadPicture } from '../../app/upload-picture.ts';
import { useText } from '../../app/use-text.ts';
import { ModalDialog } from '../../components/ModalDialog.tsx';

interface PictureDialogProps {
  readonly onPicture: (picture: { readonly src: string; readonly alt: string }) => void;
  readonly onClose: () => void;
}

/** Asks for a picture and its alternative text, and uploads it. */
export function PictureDialog({ onPicture, onClose }: PictureDialogProps) {
  const t = useText();
  const language = useLanguage();
  const [file, setFile] = useState<File | null>(null);
  const [alt, setAlt] = useState('');
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (share !== null) return;
    if (!file) return setProblem(t('announcements.picture.none'));
    setProblem(null);
    setShare(0);
    const upload = await uploadPicture(ANNOUNCEMENT_PICTURE_PATH, file, language, setShare);
    setShare(null);
    if ('refused' in upload) setProblem(upload.refused);
    else onPicture({ src: upload.url, alt: alt.trim() });
  }

  return (
    <ModalDialog title={t('announcements.picture.title')} onClose={onClose}>
      <chakra.form onSubmit={submit} noValidate display="grid" gap="4">
        <TextField
          label={t('announcements.picture.file')}
          error={problem}
          type="file"
          accept={PICTURE_TYPES.join()}
          onChange={(event) => setFile(event.target.files?.[0] ?? null)}
        />
        <TextField
          label={t('announcements.picture.alt')}
          hint={t('announcements.picture.altHint')}
          maxLength={200}
          value={alt}
          onChange={(event) => setAlt(event.target.value)}
        />
        {share === null ? null : (
          <chakra.label display="grid" gap="1">
            {t('announcements.picture.sending', { percent: Math.round(share * 100) })}
            <chakra.progress width="full" max={1} value={share} />
          </chakra.label>
        )}
        <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="2">
          <Button variant="outline" onClick={onClose}>
            {t('announcements.cancel')}
          </Button>
          <Button type="submit" busy={share !== null}>
            {t('announcements.picture.insert')}
          </Button>
        </chakra.div>
      </chakra.form>
    </ModalDialog>
  );
}
