import { chakra, Dialog } from '@chakra-ui/react';
import { MAXIMUM_NOTE_LENGTH } from '@eunbit/schema/validation-order-note';
import type { ReactNode } from 'react';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { TextAreaField } from '../../../components/TextAreaField.tsx';
import { type NoteFormOptions, useNoteForm } from './use-note-form.ts';

interface NoteFormProps extends NoteFormOptions {
  readonly label: string;
  readonly hint: string;
  readonly agree: string;
  readonly onClose: () => void;
  /** What stands above the note. */
  readonly children: ReactNode;
}

/** The form of a dialog that asks why something is done. */
export function NoteForm({ label, hint, agree, onClose, children, ...options }: NoteFormProps) {
  const t = useText();
  const { form, note, problem, change, submit } = useNoteForm(options);
  return (
    <chakra.form ref={form} noValidate onSubmit={submit} display="grid" gap="4">
      {children}
      <TextAreaField
        label={label}
        hint={hint}
        rows={3}
        maxLength={MAXIMUM_NOTE_LENGTH}
        value={note}
        error={problem}
        data-autofocus
        onChange={(event) => change(event.target.value)}
      />
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose}>
          {t('orders.dialog.back')}
        </Button>
        <Button type="submit" loading={options.busy}>
          {agree}
        </Button>
      </Dialog.Footer>
    </chakra.form>
  );
}
