import { Box, chakra, Dialog, Flex, Span, VisuallyHidden } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { ErrorAlert } from '../../components/ErrorAlert.tsx';
import { ModalDialog } from '../../components/ModalDialog.tsx';
import { showError, toaster } from '../../components/toaster.ts';
import { RenameViewForm } from './RenameViewForm.tsx';
import { useCreateSavedView } from './use-create-saved-view.ts';
import { useDeleteSavedView } from './use-delete-saved-view.ts';
import type { SavedView } from './use-saved-views.ts';
import { useUpdateDefaultSavedView } from './use-update-default-saved-view.ts';

interface ManageViewsDialogProps {
  readonly views: readonly SavedView[];
  readonly onClose: () => void;
}

/** Renames and deletes the views of a list, and sets the one that the menu opens. */
export function ManageViewsDialog({ views, onClose }: ManageViewsDialogProps) {
  const t = useText();
  const { remove } = useDeleteSavedView();
  const { save } = useCreateSavedView();
  const { setDefault } = useUpdateDefaultSavedView();
  const closing = useRef<HTMLDivElement>(null);
  const [renaming, setRenaming] = useState<string | null>(null);
  const [renamed, setRenamed] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  function finishRenaming() {
    setRenamed(renaming);
    setRenaming(null);
  }

  /** Shows what went wrong; resolves to whether the change is done. */
  async function run(change: Promise<string | null>): Promise<boolean> {
    const wrong = await change.catch(() => t('views.failed'));
    setProblem(wrong);
    return wrong === null;
  }

  function bringBack({ list, name, query, isDefault }: SavedView) {
    const failed = (text: string) => showError(text);
    save({ list, name, query, isDefault }).then(
      (wrong) => wrong && failed(wrong),
      () => failed(t('views.failed')),
    );
  }

  async function deleteSavedView(view: SavedView) {
    if (!(await run(remove(view.id)))) return;
    toaster.create({
      title: t('views.deleted', { name: view.name }),
      action: { label: t('views.undo'), onClick: () => bringBack(view) },
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
                <Button size="sm" variant="plain" onClick={() => run(setDefault(view.id, !view.isDefault))}>
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
