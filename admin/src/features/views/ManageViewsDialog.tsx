import { Box, chakra, Dialog, Flex, Span, VisuallyHidden } from '@chakra-ui/react';
import { MAXIMUM_VIEW_NAME_LENGTH, validateViewName } from '@eunbit/schema/saved-view';
import type { Outcome } from '@eunbit/ui/use-send';
import { useRef, useState } from 'react';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { ErrorAlert } from '../../components/ErrorAlert.tsx';
import { ModalDialog } from '../../components/ModalDialog.tsx';
import { TextField } from '../../components/TextField.tsx';
import { showError, toaster } from '../../components/toaster.ts';
import { useSendForm } from '../../components/use-send-form.ts';
import {
  useCreateSavedView,
  useDeleteSavedView,
  useUpdateDefaultSavedView,
  useUpdateSavedView,
} from './saved-view-mutations.ts';
import type { SavedView } from './use-saved-views.ts';

interface ManageViewsDialogProps {
  readonly views: readonly SavedView[];
  readonly onClose: () => void;
}

/** Renames and deletes the views of a list, and sets its default view. */
export function ManageViewsDialog({ views, onClose }: ManageViewsDialogProps) {
  const t = useText();
  const remove = useDeleteSavedView().send;
  const save = useCreateSavedView().send;
  const setDefault = useUpdateDefaultSavedView().send;
  const closing = useRef<HTMLDivElement>(null);
  const [renaming, setRenaming] = useState<string | null>(null);
  const [renamed, setRenamed] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  function finishRenaming() {
    setRenamed(renaming);
    setRenaming(null);
  }

  /** Runs a change and shows its error; resolves to whether it succeeded. */
  async function run(change: Promise<Outcome>): Promise<boolean> {
    const { problem: wrong } = await change;
    setProblem(wrong && (wrong.message ?? t('views.failed')));
    return wrong === null;
  }

  async function bringBack({ list, name, query, isDefault }: SavedView) {
    const { problem: wrong } = await save({ list, name, query, isDefault });
    if (wrong) showError(wrong.message ?? t('views.failed'));
  }

  async function deleteSavedView(view: SavedView) {
    if (!(await run(remove({ id: view.id })))) return;
    toaster.create({
      title: t('views.deleted', { name: view.name }),
      action: { label: t('views.undo'), onClick: () => void bringBack(view) },
    });
    // The pressed button disappears with its row.
    if (views.length === 1) onClose();
    else closing.current?.querySelector('button')?.focus();
  }

  return (
    <ModalDialog title={t('views.title')} onClose={onClose}>
      {problem ? (
        <Box mb="4">
          <ErrorAlert>{problem}</ErrorAlert>
        </Box>
      ) : null}
      <chakra.ul listStyle="none" display="grid" gap="4">
        {views.map((view) => (
          <chakra.li key={view.id} borderBottomWidth="1px" pb="4">
            {renaming === view.id ? (
              <RenameViewForm view={view} onDone={finishRenaming} />
            ) : (
              <Flex wrap="wrap" align="center" gap="2">
                <Span fontWeight="semibold" marginEnd="auto" overflowWrap="anywhere">
                  {view.isDefault ? t('views.defaultName', { name: view.name }) : view.name}
                </Span>
                <Button
                  size="sm"
                  variant="plain"
                  onClick={() => run(setDefault({ id: view.id, isDefault: !view.isDefault }))}
                >
                  {t(view.isDefault ? 'views.noDefault' : 'views.makeDefault')}
                  <VisuallyHidden>: {view.name}</VisuallyHidden>
                </Button>
                <Button
                  size="sm"
                  variant="outline"
                  // Restores the focus when the form closes.
                  autoFocus={renamed === view.id}
                  onClick={() => setRenaming(view.id)}
                >
                  {t('views.rename')}
                  <VisuallyHidden>: {view.name}</VisuallyHidden>
                </Button>
                <Button size="sm" variant="outline" colorPalette="red" onClick={() => deleteSavedView(view)}>
                  {t('views.delete')}
                  <VisuallyHidden>: {view.name}</VisuallyHidden>
                </Button>
              </Flex>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
      <Dialog.Footer ref={closing} mt="6">
        <Button onClick={onClose}>{t('views.close')}</Button>
      </Dialog.Footer>
    </ModalDialog>
  );
}

/** Form for a new name, in the row of the view. */
function RenameViewForm({ view, onDone }: { view: SavedView; onDone: () => void }) {
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
