import { MAXIMUM_VIEW_NAME_LENGTH, type SavedViewList, validateViewName } from '@eunbit/schema/saved-view';
import { useText } from '../../app/use-text.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { TextField } from '../../components/TextField.tsx';
import { TickBox } from '../../components/TickBox.tsx';
import { toaster } from '../../components/toaster.ts';
import { useSendForm } from '../../components/use-send-form.ts';
import { useCreateSavedView } from './saved-view-mutations.ts';

interface SaveViewDialogProps {
  readonly list: SavedViewList;
  readonly query: string;
  readonly onClose: () => void;
}

/** Saves the present filter of a list under a name. */
export function SaveViewDialog({ list, query, onClose }: SaveViewDialogProps) {
  const t = useText();
  const { send } = useCreateSavedView();
  const form = useSendForm({
    values: { name: '', isDefault: false },
    validate: ({ name }) => validateViewName(name),
    send: (typed) => send({ list, query, ...typed }),
    failed: t('views.failed'),
    problemField: 'name',
    onSent(_sent, { name }) {
      toaster.create({ title: t('views.saved', { name: name.trim() }) });
      onClose();
    },
  });

  return (
    <FormDialog title={t('views.save')} form={form} agree={t('views.keep')} back={t('views.cancel')} onClose={onClose}>
      <TextField
        label={t('views.name')}
        hint={t('views.nameHint')}
        autoComplete="off"
        data-autofocus
        maxLength={MAXIMUM_VIEW_NAME_LENGTH}
        {...form.field('name')}
      />
      <TickBox label={t('views.openWith')} {...form.box('isDefault')} />
    </FormDialog>
  );
}
