import { Flex, Grid } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { ErrorAlert } from '../../components/ErrorAlert.tsx';
import { Panel } from '../../components/Panel.tsx';
import { TextField } from '../../components/TextField.tsx';
import { UnsavedGuard } from '../../components/UnsavedGuard.tsx';
import { AnnouncementPreview } from './AnnouncementPreview.tsx';
import { type AnnouncementDraft, toAnnouncementInput } from './announcement-draft.ts';
import { useCreateAnnouncement, useUpdateAnnouncement } from './announcement-mutations.ts';
import { PublishingFields } from './PublishingFields.tsx';
import { RichTextField } from './RichTextField.tsx';

interface AnnouncementFormProps {
  /** Null for a new announcement. */
  readonly id: string | null;
  readonly initial: AnnouncementDraft;
  /** When the stored announcement is published; null for a draft and a new one. */
  readonly publishedAt: string | null;
  readonly onSaved: (id: string, title: string) => void;
}

type FieldTexts = Readonly<Record<string, string>>;

/** Form for an announcement in Korean, with an optional English translation. */
export function AnnouncementForm({ id, initial, publishedAt, onSaved }: AnnouncementFormProps) {
  const t = useText();
  const form = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState(initial);
  const [wrong, setWrong] = useState<FieldTexts>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [preview, setPreview] = useState<'ko' | 'en' | null>(null);
  const create = useCreateAnnouncement();
  const update = useUpdateAnnouncement();
  const saving = create.busy || update.busy;
  const change = (part: Partial<AnnouncementDraft>) => setDraft((before) => ({ ...before, ...part }));

  function refuse(message: string, fields: FieldTexts) {
    flushSync(() => {
      setProblem(message);
      setWrong(fields);
    });
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  async function submit() {
    if (saving) return;
    const input = toAnnouncementInput(draft, publishedAt, new Date());
    if (!input)
      return refuse(t('announcements.publish.dateMissing'), { publishedAt: t('announcements.publish.dateMissing') });
    const { answer, problem: refused } = await (id === null ? create.send(input) : update.send({ ...input, id }));
    if (refused) return refuse(refused.message ?? t('announcements.saveFailed'), refused.fields);
    // A saved draft needs no question about unsaved changes.
    flushSync(() => setDraft(initial));
    onSaved(answer.announcement.id, draft.titleKo);
  }

  return (
    <Grid ref={form} gap="5">
      <UnsavedGuard unsaved={draft !== initial && JSON.stringify(draft) !== JSON.stringify(initial)} />
      <LanguagePanel language="ko" draft={draft} initial={initial} wrong={wrong} onChange={change} />
      <LanguagePanel language="en" draft={draft} initial={initial} wrong={wrong} onChange={change} />
      <Panel title={t('announcements.publish')}>
        <PublishingFields
          draft={draft}
          onChange={change}
          published={publishedAt !== null}
          error={wrong.publishedAt ?? null}
        />
      </Panel>
      {problem ? <ErrorAlert>{problem}</ErrorAlert> : null}
      <Flex wrap="wrap" justify="flex-end" gap="2">
        <Button variant="outline" onClick={() => setPreview('ko')}>
          {t('announcements.preview.ko')}
        </Button>
        <Button variant="outline" onClick={() => setPreview('en')}>
          {t('announcements.preview.en')}
        </Button>
        <Button loading={saving} onClick={submit}>
          {t('announcements.save')}
        </Button>
      </Flex>
      {preview ? (
        <AnnouncementPreview
          title={preview === 'en' && draft.titleEn ? draft.titleEn : draft.titleKo}
          body={preview === 'en' && draft.bodyEn ? draft.bodyEn : draft.bodyKo}
          onClose={() => setPreview(null)}
        />
      ) : null}
    </Grid>
  );
}

interface LanguagePanelProps {
  readonly language: 'ko' | 'en';
  readonly draft: AnnouncementDraft;
  readonly initial: AnnouncementDraft;
  readonly wrong: FieldTexts;
  readonly onChange: (part: Partial<AnnouncementDraft>) => void;
}

function LanguagePanel({ language, draft, initial, wrong, onChange }: LanguagePanelProps) {
  const t = useText();
  const [title, body] = language === 'ko' ? (['titleKo', 'bodyKo'] as const) : (['titleEn', 'bodyEn'] as const);
  return (
    <Panel title={t(language === 'ko' ? 'announcements.korean' : 'announcements.english')}>
      <Grid gap="4">
        <TextField
          label={t('announcements.field.title')}
          error={wrong[title] ?? null}
          maxLength={300}
          value={draft[title]}
          onChange={(event) => onChange({ [title]: event.target.value })}
        />
        <RichTextField
          label={t('announcements.field.body')}
          error={wrong[body] ?? null}
          initial={initial[body]}
          onChange={(html) => onChange({ [body]: html })}
        />
      </Grid>
    </Panel>
  );
}
