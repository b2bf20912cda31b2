import { chakra } from '@chakra-ui/react/styled-system';
import { message } from '@eunbit/schema/messages';
import { MAXIMUM_VIEW_NAME_LENGTH, type SavedViewList, validateViewName } from '@eunbit/schema/saved-view';
import { Button } from '@eunbit/ui/Button.tsx';
import { focusFirstError, TextField } from '@eunbit/ui/FormField.tsx';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { showToast } from '@eunbit/ui/toast-store';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../app/use-text.ts';
import { ModalDialog } from '../../components/ModalDialog.tsx';
import { useCreateSavedView } from './use-create-saved-view.ts';

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
  const { save, busy } = useCreateSavedView();
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
    const wrong = await save({ list, name, query, isDefault }).catch(() => t('views.failed'));
    if (wrong) return show(wrong);
    showToast({ tone: 'neutral', content: t('views.saved', { name: name.trim() }) });
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
          autoFocus
          maxLength={MAXIMUM_VIEW_NAME_LENGTH}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <chakra.label display="flex" alignItems="center" gap="2" minHeight="6">
          <chakra.input
            type="checkbox"
            width="4"
            height="4"
            checked={isDefault}
            onChange={(event) => setIsDefault(event.target.checked)}
          />
          {t('views.openWith')}
        </chakra.label>
        <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="2" mt="2">
          <Button variant="outline" onClick={onClose}>
            {t('views.cancel')}
          </Button>
          <Button type="submit" busy={busy}>
            {t('views.keep')}
          </Button>
        </chakra.div>
      </chakra.form>
    </ModalDialog>
  );
}
