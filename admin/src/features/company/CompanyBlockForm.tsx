import { chakra, Flex } from '@chakra-ui/react';
import type { CompanyBlockKind } from '@eunbit/schema/company-block';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { ConflictAlert } from '../../components/ConflictAlert.tsx';
import { ErrorAlert } from '../../components/ErrorAlert.tsx';
import { focusFirstError } from '../../components/first-error.ts';
import { toaster } from '../../components/toaster.ts';
import { UnsavedGuard } from '../../components/UnsavedGuard.tsx';
import { companyUrl } from '../../urls/company.urls.ts';
import { type CompanyBlockDraft, EMPTY_BLOCK, isSameBlock, toBlockDraft, toBlockInput } from './company-block-draft.ts';
import type { CompanyBlock } from './company-blocks.ts';
import { useCreateCompanyBlock, useUpdateCompanyBlock } from './company-mutations.ts';
import { LanguageFields } from './LanguageFields.tsx';
import { PhotoField } from './PhotoField.tsx';

interface CompanyBlockFormProps {
  readonly kind: CompanyBlockKind;
  /** As it is now; null for a new one. */
  readonly stored: CompanyBlock | null;
}

interface Problems {
  readonly form?: string;
  readonly conflict?: string;
  /** By path. */
  readonly fields?: Readonly<Record<string, string>>;
}

const toDraft = (block: CompanyBlock | null) => (block ? toBlockDraft(block) : EMPTY_BLOCK);

/** Form for a person or a place. After a refusal or a conflict what is typed stays. */
export function CompanyBlockForm({ kind, stored }: CompanyBlockFormProps) {
  const t = useText();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const create = useCreateCompanyBlock();
  const update = useUpdateCompanyBlock();
  const busy = create.busy || update.busy;
  // The version that the draft is made on: the list may have a newer one by now.
  const [base, setBase] = useState(stored);
  const [draft, setDraft] = useState(() => toDraft(stored));
  const [problems, setProblems] = useState<Problems>({});
  const [isSaved, setIsSaved] = useState(false);
  const wrong = problems.fields ?? {};

  function show(found: Problems) {
    flushSync(() => setProblems(found));
    focusFirstError(form.current);
  }

  function change(part: Partial<CompanyBlockDraft>) {
    setDraft((before) => ({ ...before, ...part }));
  }

  function begin(from: CompanyBlock, typed: CompanyBlockDraft) {
    setBase(from);
    setDraft(typed);
    setProblems({});
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const input = toBlockInput(draft);
    const { problem } = await (base
      ? update.send({ ...input, id: base.id, version: base.version })
      : create.send({ ...input, kind }));
    if (problem?.field) return show({ fields: problem.fields });
    if (problem?.code === 'COMPANY_BLOCK_CONFLICT') return show({ conflict: problem.message });
    if (problem) return show({ form: problem.message ?? t('company.saveFailed') });
    // What is saved needs no question about unsaved changes.
    flushSync(() => setIsSaved(true));
    toaster.create({ title: t('company.saved', { name: draft.ko.name.trim() }) });
    void navigate(companyUrl());
  }

  return (
    <chakra.form ref={form} onSubmit={submit} noValidate display="grid" gap="5">
      <UnsavedGuard unsaved={!isSaved && !isSameBlock(draft, toDraft(base))} />
      <PhotoField photo={draft.photo} error={wrong.photoId ?? null} onChange={(photo) => change({ photo })} />
      {(['ko', 'en'] as const).map((language) => (
        <LanguageFields
          key={language}
          kind={kind}
          language={language}
          text={draft[language]}
          hasPhoto={draft.photo !== null}
          wrong={wrong}
          onChange={(text) => change({ [language]: text })}
        />
      ))}
      {problems.conflict && stored ? (
        <ConflictAlert
          message={problems.conflict}
          takeNewText={t('company.conflict.takeNew')}
          keepMineText={t('company.conflict.keepMine')}
          onTakeNew={() => begin(stored, toBlockDraft(stored))}
          onKeepMine={() => begin(stored, draft)}
        />
      ) : null}
      {problems.form ? <ErrorAlert>{problems.form}</ErrorAlert> : null}
      <Flex justify="flex-end">
        <Button type="submit" loading={busy}>
          {t('company.save')}
        </Button>
      </Flex>
    </chakra.form>
  );
}
