import { Flex, Span } from '@chakra-ui/react';
import { MAXIMUM_VIEW_NAME_LENGTH, type SavedViewList, validateViewName } from '@eunbit/schema/saved-view';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { ChipLinks } from '../../components/ChipLinks.tsx';
import { FormDialog } from '../../components/FormDialog.tsx';
import { TextField } from '../../components/TextField.tsx';
import { TickBox } from '../../components/TickBox.tsx';
import { useSendForm } from '../../components/use-send-form.ts';
import { readViewQuery, viewUrl } from '../../urls/views.urls.ts';
import { ManageViewsDialog } from './ManageViewsDialog.tsx';
import { useCreateSavedView } from './saved-view-mutations.ts';
import { useSavedViews } from './use-saved-views.ts';

/**
 * Links to the saved views of a list, with buttons to save the current filter and to manage the views. Takes the same space with
 * and without views, so that choosing a filter does not move the page.
 */
export function SavedViews({ list }: { list: SavedViewList }) {
  const t = useText();
  const { search } = useLocation();
  const current = readViewQuery(list, search);
  const { views, failed, loading, reload } = useSavedViews(list);
  const [open, setOpen] = useState<'save' | 'manage' | null>(null);
  const isSaved = views.some(({ query }) => query === current);
  const canSave = current !== '' && !failed && !isSaved;

  return (
    <Flex wrap="wrap" align="center" gap="2" mb="2" minHeight="11">
      {views.length > 0 ? (
        <ChipLinks
          label={t('views.title')}
          chips={views.map((view) => ({
            to: viewUrl(view),
            text: view.isDefault ? t('views.defaultName', { name: view.name }) : view.name,
            chosen: view.query === current,
          }))}
        />
      ) : null}
      <Button
        size="sm"
        variant="subtle"
        // Not `disabled`: the button takes the focus back after saving.
        aria-disabled={!canSave}
        title={current === '' ? t('views.nothingChosen') : isSaved ? t('views.isSaved') : undefined}
        onClick={() => canSave && setOpen('save')}
      >
        {t('views.save')}
      </Button>
      {views.length > 0 ? (
        <Button size="sm" variant="plain" onClick={() => setOpen('manage')}>
          {t('views.manage')}
        </Button>
      ) : null}
      {failed ? (
        <>
          <Span role="status" color="fg.muted">
            {t('views.failedToRead')}
          </Span>
          <Button size="sm" variant="plain" loading={loading} onClick={reload}>
            {t('views.again')}
          </Button>
        </>
      ) : null}
      {open === 'save' ? <SaveViewDialog list={list} query={current} onClose={() => setOpen(null)} /> : null}
      {open === 'manage' ? <ManageViewsDialog views={views} onClose={() => setOpen(null)} /> : null}
    </Flex>
  );
}

interface SaveViewDialogProps {
  readonly list: SavedViewList;
  readonly query: string;
  readonly onClose: () => void;
}

/** Saves the current filter of a list under a name. */
function SaveViewDialog({ list, query, onClose }: SaveViewDialogProps) {
  const t = useText();
  const { send } = useCreateSavedView();
  const form = useSendForm({
    values: { name: '', isDefault: false },
    validate: ({ name }) => validateViewName(name),
    send: (typed) => send({ list, query, ...typed }),
    failed: t('views.failed'),
    problemField: 'name',
    done: ({ name }) => t('views.saved', { name: name.trim() }),
    onSent: onClose,
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
