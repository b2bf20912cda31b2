import { Flex, Grid } from '@chakra-ui/react';
import { NO_ANSWER } from '@eunbit/ui/use-send';
import { useState } from 'react';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { ErrorAlert } from '../../components/ErrorAlert.tsx';
import { Panel } from '../../components/Panel.tsx';
import { SelectField } from '../../components/SelectField.tsx';
import { TextField } from '../../components/TextField.tsx';
import { TickBox } from '../../components/TickBox.tsx';
import { UnsavedGuard } from '../../components/UnsavedGuard.tsx';
import { type SendForm, useSendForm } from '../../components/use-send-form.ts';
import type { MessageId } from '../../gql/message-id.ts';
import { AnnouncementPreview } from './AnnouncementPreview.tsx';
import { type AnnouncementDraft, type Publishing, toAnnouncementInput } from './announcement-draft.ts';
import { useCreateAnnouncement, useUpdateAnnouncement } from './announcement-mutations.ts';
import { RichTextField } from './RichTextField.tsx';

interface AnnouncementFormProps {
  /** Null for a new announcement. */
  readonly id: string | null;
  readonly initial: AnnouncementDraft;
  /** When the stored announcement is published; null for a draft or a new announcement. */
  readonly publishedAt: string | null;
  readonly onSaved: (id: string, title: string) => void;
}

/** Form for an announcement in Korean, with an optional English translation. */
export function AnnouncementForm({ id, initial, publishedAt, onSaved }: AnnouncementFormProps) {
  const t = useText();
  const [preview, setPreview] = useState<'ko' | 'en' | null>(null);
  const create = useCreateAnnouncement();
  const update = useUpdateAnnouncement();
  const toInput = (draft: AnnouncementDraft) => toAnnouncementInput(draft, publishedAt, new Date());
  const form = useSendForm({
    values: initial,
    validate: (draft) => (toInput(draft) ? [] : [{ path: 'publishAt', text: t('announcements.publish.dateMissing') }]),
    async send(draft) {
      const input = toInput(draft);
      if (!input) return { answer: null, problem: NO_ANSWER };
      return id === null ? create.send(input) : update.send({ ...input, id });
    },
    failed: t('announcements.saveFailed'),
    paths: { publishedAt: 'publishAt' },
    onSent: ({ answer }, { titleKo }) => onSaved(answer.id, titleKo),
  });
  const { titleKo, titleEn, bodyKo, bodyEn } = form.watch();

  return (
    <Grid ref={form.formProps.ref} gap="5">
      <UnsavedGuard unsaved={form.isDirty} />
      <LanguagePanel language="ko" initial={initial} form={form} />
      <LanguagePanel language="en" initial={initial} form={form} />
      <Panel title={t('announcements.publish')}>
        <PublishingFields form={form} published={publishedAt !== null} />
      </Panel>
      {form.problem ? <ErrorAlert>{form.problem}</ErrorAlert> : null}
      <Flex wrap="wrap" justify="flex-end" gap="2">
        <Button variant="outline" onClick={() => setPreview('ko')}>
          {t('announcements.preview.ko')}
        </Button>
        <Button variant="outline" onClick={() => setPreview('en')}>
          {t('announcements.preview.en')}
        </Button>
        <Button loading={form.busy} onClick={() => void form.submit()}>
          {t('announcements.save')}
        </Button>
      </Flex>
      {preview ? (
        <AnnouncementPreview
          title={preview === 'en' && titleEn ? titleEn : titleKo}
          body={preview === 'en' && bodyEn ? bodyEn : bodyKo}
          onClose={() => setPreview(null)}
        />
      ) : null}
    </Grid>
  );
}

interface LanguagePanelProps {
  readonly language: 'ko' | 'en';
  readonly initial: AnnouncementDraft;
  readonly form: SendForm<AnnouncementDraft>;
}

function LanguagePanel({ language, initial, form }: LanguagePanelProps) {
  const t = useText();
  const [title, body] = language === 'ko' ? (['titleKo', 'bodyKo'] as const) : (['titleEn', 'bodyEn'] as const);
  return (
    <Panel title={t(language === 'ko' ? 'announcements.korean' : 'announcements.english')}>
      <Grid gap="4">
        <TextField label={t('announcements.field.title')} maxLength={300} {...form.field(title)} />
        <RichTextField label={t('announcements.field.body')} initial={initial[body]} {...form.control(body)} />
      </Grid>
    </Panel>
  );
}

const TEXT: Readonly<Record<Publishing, MessageId>> = {
  now: 'announcements.publish.now',
  keep: 'announcements.publish.keep',
  later: 'announcements.publish.later',
  draft: 'announcements.publish.draft',
};

interface PublishingFieldsProps {
  readonly form: SendForm<AnnouncementDraft>;
  /** Whether the announcement already has a publication date to keep. */
  readonly published: boolean;
}

/** Publication date and pinning. */
function PublishingFields({ form, published }: PublishingFieldsProps) {
  const t = useText();
  const choices: Publishing[] = published ? ['now', 'keep', 'later', 'draft'] : ['now', 'later', 'draft'];
  return (
    <Grid gap="4" maxWidth="24rem">
      <SelectField label={t('announcements.publish')} {...form.field('publishing')}>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {t(TEXT[choice])}
          </option>
        ))}
      </SelectField>
      {form.watch('publishing') === 'later' ? (
        <TextField label={t('announcements.publish.at')} type="datetime-local" {...form.field('publishAt')} />
      ) : null}
      <TickBox label={t('announcements.pin')} {...form.box('isPinned')} />
    </Grid>
  );
}
