import { Progress } from '@chakra-ui/react';
import { ANNOUNCEMENT_PICTURE_PATH } from '@eunbit/schema/announcement';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { NO_ANSWER } from '@eunbit/ui/use-send';
import { useState } from 'react';
import { uploadPicture } from '../../app/upload-picture.ts';
import { useText } from '../../app/use-text.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { PictureUpload } from '../../components/PictureUpload.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useSendForm } from '../../components/use-send-form.ts';

interface PictureDialogProps {
  readonly onPicture: (picture: { readonly src: string; readonly alt: string }) => void;
  readonly onClose: () => void;
}

/** Dialog that uploads a picture with its alternative text. */
export function PictureDialog({ onPicture, onClose }: PictureDialogProps) {
  const t = useText();
  const language = useLanguage();
  const [share, setShare] = useState<number | null>(null);
  const form = useSendForm({
    values: { file: null as File | null, alt: '' },
    validate: ({ file }) => (file ? [] : [{ path: 'file', text: t('announcements.picture.none') }]),
    async send({ file }) {
      if (!file) return { problem: NO_ANSWER };
      setShare(0);
      const upload = await uploadPicture(ANNOUNCEMENT_PICTURE_PATH, file, language, setShare);
      setShare(null);
      return 'refused' in upload
        ? { problem: { message: upload.refused, fields: {} } }
        : { src: upload.url, problem: null };
    },
    problemField: 'file',
    onSent: ({ src }, { alt }) => onPicture({ src, alt: alt.trim() }),
  });
  const { value: chosen, error, onChange } = form.control('file');

  return (
    <FormDialog
      title={t('announcements.picture.title')}
      form={form}
      agree={t('announcements.picture.insert')}
      back={t('announcements.cancel')}
      onClose={onClose}
    >
      <PictureUpload
        label={t('announcements.picture.file')}
        error={error}
        maxFiles={1}
        disabled={share !== null}
        chosen={chosen}
        onChoose={([first]) => onChange(first ?? null)}
      />
      <TextField
        label={t('announcements.picture.alt')}
        hint={t('announcements.picture.altHint')}
        maxLength={200}
        {...form.field('alt')}
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
    </FormDialog>
  );
}
