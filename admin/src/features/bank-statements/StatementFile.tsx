import { FileUpload } from '@chakra-ui/react';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { FormField } from '../../components/FormField.tsx';

interface StatementFileProps {
  readonly chosen: File | null;
  readonly disabled: boolean;
  readonly onChoose: (file: File | null) => void;
}

/** A button and a drop zone for the file of a statement. The server validates the file. */
export function StatementFile({ chosen, disabled, onChoose }: StatementFileProps) {
  const t = useText();
  const drop = t('bankStatements.send.drop');
  return (
    <FormField label={t('bankStatements.send.file')}>
      {(control) => (
        <FileUpload.Root
          maxFiles={1}
          disabled={disabled}
          acceptedFiles={chosen ? [chosen] : []}
          onFileChange={({ acceptedFiles, rejectedFiles }) =>
            onChoose(acceptedFiles[0] ?? rejectedFiles[0]?.file ?? null)
          }
          translations={{ dropzone: drop }}
        >
          <FileUpload.HiddenInput />
          <FileUpload.Dropzone disableClick role="group" width="full" minH="0" py="3">
            <FileUpload.DropzoneContent flexDirection="row" flexWrap="wrap" alignItems="center" gap="3">
              <FileUpload.Trigger asChild>
                <Button size="sm" variant="outline" {...control}>
                  {t('bankStatements.send.choose')}
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
