import { chakra, Dialog, Progress } from '@chakra-ui/react';
import { ANNOUNCEMENT_PICTURE_PATH } from '@eunbit/schema/announcement';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { type FormEvent, useState } from 'react';
import { uploadPicture } from '../../app/upload-picture.ts';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { ModalDialog } from '../../components/ModalDialog.tsx';
import { PictureUpload } from '../../components/PictureUpload.tsx';
import { TextField } from '../../components/TextField.tsx';

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
        <PictureUpload
          label={t('announcements.picture.file')}
          error={problem}
          maxFiles={1}
          disabled={share !== null}
          chosen={file}
          onChoose={([first]) => setFile(first ?? null)}
        />
        <TextField
          label={t('announcements.picture.alt')}
          hint={t('announcements.picture.altHint')}
          maxLength={200}
          value={alt}
          onChange={(event) => setAlt(event.target.value)}
        />
        {share === null ? null : (
          <Progress.Root max={1} value={share}>
            <Progress.Label mb="1">
              {t('announcements.picture.sending', { percent: Math.round(share * 100) })}
            </Progress.Label>
            <Progress.Track>
              <Progress.Range />
            </Progress.Track>
          </Progress.Root>
        )}
        <Dialog.Footer>
          <Button variant="outline" onClick={onClose}>
            {t('announcements.cancel')}
          </Button>
          <Button type="submit" loading={share !== null}>
            {t('announcements.picture.insert')}
          </Button>
        </Dialog.Footer>
      </chakra.form>
    </ModalDialog>
  );
}
