import { chakra, Dialog } from '@chakra-ui/react';
import { MAXIMUM_TEMPLATE_NAME_LENGTH } from '@eunbit/schema/email-template';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { ConflictAlert } from '../../components/ConflictAlert.tsx';
import { ErrorAlert } from '../../components/ErrorAlert.tsx';
import { focusFirstError } from '../../components/first-error.ts';
import { ModalDialog } from '../../components/ModalDialog.tsx';
import { TextField } from '../../components/TextField.tsx';
import { toaster } from '../../components/toaster.ts';
import type { CreateEmailTemplateInput } from '../../gql/graphql.ts';
import { LANGUAGE_TEXT } from '../../labels/user-texts.ts';
import { DraftFields } from './DraftFields.tsx';
import { useCreateEmailTemplate, useUpdateEmailTemplate } from './email-template-mutations.ts';
import type { EmailTemplate } from './email-templates.ts';

/** By the path of a field. */
type FieldProblems = Readonly<Partial<Record<'name' | `${'ko' | 'en'}.${'subject' | 'text'}`, string>>>;
type Problems = FieldProblems & { readonly form?: string; readonly conflict?: string };

interface EmailTemplateDialogProps {
  /** As it is now; null for a new one, and undefined for one that has been deleted meanwhile. */
  readonly template: EmailTemplate | null | undefined;
  readonly onClose: () => void;
}

const LANGUAGES = [
  ['ko', 'KO'],
  ['en', 'EN'],
] as const;

const NO_DRAFT = { subject: '', text: '' };

const toInput = (template: EmailTemplate | null | undefined): CreateEmailTemplateInput => {
  if (!template) return { name: '', ko: NO_DRAFT, en: NO_DRAFT };
  const { name, ko, en } = template;
  return {
    name,
    ko: { subject: ko.subject, text: ko.text },
    en: { subject: en.subject, text: en.text },
  };
};

/** Writes a template or changes one. After a conflict what is typed stays until the person has chosen. */
export function EmailTemplateDialog({ template, onClose }: EmailTemplateDialogProps) {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const create = useCreateEmailTemplate();
  const update = useUpdateEmailTemplate();
  const busy = create.busy || update.busy;
  // The version that the draft is made on: the list behind the dialog may have a newer one.
  const [base, setBase] = useState(template ?? null);
  const [input, setInput] = useState(() => toInput(template));
  const [problems, setProblems] = useState<Problems>({});

  function show(found: Problems) {
    flushSync(() => setProblems(found));
    focusFirstError(form.current);
  }

  function change(part: Partial<CreateEmailTemplateInput>) {
    setInput({ ...input, ...part });
    setProblems({});
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const { problem } = await (base
      ? update.send({ ...input, id: base.id, version: base.version })
      : create.send(input));
    if (problem?.field) return show(problem.fields);
    if (problem?.code === 'EMAIL_TEMPLATE_CONFLICT') return show({ conflict: problem.message });
    if (problem) return show({ form: problem.message ?? t('emailTemplates.saveFailed') });
    toaster.create({ title: t('emailTemplates.saved', { name: input.name.trim() }) });
    onClose();
  }

  const title = base ? t('emailTemplates.edit', { name: base.name }) : t('emailTemplates.new');
  return (
    <ModalDialog wide title={title} onClose={onClose}>
      <chakra.form ref={form} onSubmit={submit} noValidate display="grid" gap="5">
        <TextField
          label={t('emailTemplates.name')}
          hint={t('emailTemplates.nameHint')}
          autoComplete="off"
          data-autofocus
          maxLength={MAXIMUM_TEMPLATE_NAME_LENGTH}
          value={input.name}
          error={problems.name ?? null}
          onChange={({ target }) => change({ name: target.value })}
        />
        {LANGUAGES.map(([language, text]) => (
          <chakra.fieldset key={language} display="grid" gap="4">
            <chakra.legend fontWeight="bold" mb="3">
              {t(LANGUAGE_TEXT[text])}
            </chakra.legend>
            <DraftFields
              draft={input[language]}
              errors={{
                subject: problems[`${language}.subject`] ?? null,
                text: problems[`${language}.text`] ?? null,
              }}
              onChange={(draft) => change({ [language]: draft })}
            />
          </chakra.fieldset>
        ))}
        {problems.conflict && template ? (
          <ConflictAlert
            message={problems.conflict}
            takeNewText={t('emailTemplates.conflict.takeNew')}
            keepMineText={t('emailTemplates.conflict.keepMine')}
            onTakeNew={() => {
              setBase(template);
              setInput(toInput(template));
              setProblems({});
            }}
            onKeepMine={() => {
              setBase(template);
              setProblems({});
            }}
          />
        ) : null}
        {problems.form ? <ErrorAlert>{problems.form}</ErrorAlert> : null}
        <Dialog.Footer>
          <Button variant="outline" onClick={onClose}>
            {t('emailTemplates.cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {t('emailTemplates.save')}
          </Button>
        </Dialog.Footer>
      </chakra.form>
    </ModalDialog>
  );
}
