import { chakra, Flex } from '@chakra-ui/react';
import { MAXIMUM_VIEW_NAME_LENGTH, validateViewName } from '@eunbit/schema/saved-view';
import { message } from '@eunbit/schema/staff-messages';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { type FormEvent, useState } from 'react';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useUpdateSavedView } from './saved-view-mutations.ts';
import type { SavedView } from './use-saved-views.ts';

/** Form that replaces the name of a view in its row. */
export function RenameViewForm({ view, onDone }: { view: SavedView; onDone: () => void }) {
  const t = useText();
  const language = useLanguage();
  const { send, busy } = useUpdateSavedView();
  const [name, setName] = useState(view.name);
  const [problem, setProblem] = useState<string | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const [failure] = validateViewName(name);
    if (failure) return setProblem(message(failure.key, language));
    const { problem: wrong } = await send({ id: view.id, name });
    if (wrong) setProblem(wrong.message ?? t('views.failed'));
    else onDone();
  }

  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gap="3">
      <TextField
        label={t('views.name')}
        error={problem}
        autoComplete="off"
        autoFocus
        maxLength={MAXIMUM_VIEW_NAME_LENGTH}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Flex wrap="wrap" gap="2">
        <Button size="sm" type="submit" loading={busy}>
          {t('views.keep')}
        </Button>
        <Button size="sm" variant="outline" onClick={onDone}>
          {t('views.cancel')}
        </Button>
      </Flex>
    </chakra.form>
  );
}
