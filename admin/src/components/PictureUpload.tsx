import { FileUpload } from '@chakra-ui/react';
import { PICTURE_TYPES } from '@eunbit/schema/review';
import { useText } from '../app/use-text.ts';
import { Button } from './Button.tsx';
import { type FieldTexts, FormField } from './FormField.tsx';

interface PictureUploadProps extends FieldTexts {
  readonly maxFiles: number;
  readonly disabled?: boolean;
  /** The chosen file, shown by name. */
  readonly chosen?: File | null;
  readonly onChoose: (files: readonly File[]) => void;
}

/** A button and a drop zone for pictures. It accepts every file: the server validates them and returns the reason. */
export function PictureUpload({ label, hint, error, maxFiles, disabled, chosen, onChoose }: PictureUploadProps) {
  const t = useText();
  const drop = t('app.pictures.drop');
  return (
    <FormField label={label} hint={hint} error={error}>
      {(control) => (
        <FileUpload.Root
          accept={[...PICTURE_TYPES]}
          maxFiles={maxFiles}
          disabled={disabled}
          acceptedFiles={chosen ? [chosen] : []}
          onFileChange={({ acceptedFiles, rejectedFiles }) =>
            onChoose([...acceptedFiles, ...rejectedFiles.map(({ file }) => file)])
          }
          translations={{ dropzone: drop }}
        >
          <FileUpload.HiddenInput />
          <FileUpload.Dropzone disableClick role="group" width="full">
            <FileUpload.DropzoneContent>
              <FileUpload.Trigger asChild>
                <Button size="sm" variant="outline" {...control}>
                  {t('app.pictures.choose')}
                </Button>
              </FileUpload.Trigger>
              {chosen ? chosen.name : drop}
            </FileUpload.DropzoneContent>
          </FileUpload.Dropzone>
        </FileUpload.Root>
      )}
    </FormField>
  );
}
