import { chakra, Dialog } from '@chakra-ui/react';
import { MAXIMUM_VIEW_NAME_LENGTH, type SavedViewList, validateViewName } from '@eunbit/schema/saved-view';
import { message } from '@eunbit/schema/staff-messages';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { focusFirstError } from '../../components/first-error.ts';
import { ModalDialog } from '../../components/ModalDialog.tsx';
import { TextField } from '../../components/TextField.tsx';
import { TickBox } from '../../components/TickBox.tsx';
import { toaster } from '../../components/toaster.ts';
import { useCreateSavedView } from './saved-view-mutations.ts';

interface SaveViewDialogProps {
  readonly list: SavedViewList;
  readonly query: string;
  readonly onClose: () => void;
}

/** Saves the present filter of a list under a name. */
export function SaveViewDialog({ list, query, onClose }: SaveViewDialogProps) {
  const t = useText();
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const { send, busy } = useCreateSavedView();
  const [name, setName] = useState('');
  const [isDefault, setIsDefault] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  function show(wrong: string) {
    flushSync(() => setProblem(wrong));
    focusFirstError(form.current);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const [failure] = validateViewName(name);
    if (failure) return show(message(failure.key, language));
    const { problem: wrong } = await send({ list, name, query, isDefault });
    if (wrong) return show(wrong.message ?? t('views.failed'));
    toaster.create({ title: t('views.saved', { name: name.trim() }) });
    onClose();
  }

  return (
    <ModalDialog title={t('views.save')} onClose={onClose}>
      <chakra.form ref={form} noValidate onSubmit={submit} display="grid" gap="4">
        <TextField
          label={t('views.name')}
          hint={t('views.nameHint')}
          error={problem}
          autoComplete="off"
          data-autofocus
          maxLength={MAXIMUM_VIEW_NAME_LENGTH}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <TickBox label={t('views.openWith')} checked={isDefault} onChange={setIsDefault} />
        <Dialog.Footer mt="2">
          <Button variant="outline" onClick={onClose}>
            {t('views.cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {t('views.keep')}
          </Button>
        </Dialog.Footer>
      </chakra.form>
    </ModalDialog>
  );
}
