import { chakra, Flex } from '@chakra-ui/react';
import { MAXIMUM_VIEW_NAME_LENGTH, validateViewName } from '@eunbit/schema/saved-view';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useSendForm } from '../../components/use-send-form.ts';
import { useUpdateSavedView } from './saved-view-mutations.ts';
import type { SavedView } from './use-saved-views.ts';

/** Form that replaces the name of a view in its row. */
export function RenameViewForm({ view, onDone }: { view: SavedView; onDone: () => void }) {
  const t = useText();
  const { send } = useUpdateSavedView();
  const form = useSendForm({
    values: { name: view.name },
    validate: ({ name }) => validateViewName(name),
    send: ({ name }) => send({ id: view.id, name }),
    failed: t('views.failed'),
    problemField: 'name',
    onSent: onDone,
  });
  return (
    <chakra.form {...form.formProps} display="grid" gap="3">
      <TextField
        label={t('views.name')}
        autoComplete="off"
        autoFocus
        maxLength={MAXIMUM_VIEW_NAME_LENGTH}
        {...form.field('name')}
      />
      <Flex wrap="wrap" gap="2">
        <Button size="sm" type="submit" loading={form.busy}>
          {t('views.keep')}
        </Button>
        <Button size="sm" variant="outline" onClick={onDone}>
          {t('views.cancel')}
        </Button>
      </Flex>
    </chakra.form>
  );
}
