import { chakra, Dialog, SimpleGrid } from '@chakra-ui/react';
import type { Problem } from '@eunbit/ui/use-send';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../../../app/use-text.ts';
import { Button } from '../../../../components/Button.tsx';
import { ErrorAlert } from '../../../../components/ErrorAlert.tsx';
import { focusFirstError } from '../../../../components/first-error.ts';
import { SelectField } from '../../../../components/SelectField.tsx';
import { toaster } from '../../../../components/toaster.ts';
import type { Language } from '../../../../gql/graphql.ts';
import { DraftFields } from '../../../email-templates/DraftFields.tsx';
import type { EmailTemplate } from '../../../email-templates/email-templates.ts';
import { PreviewEmail } from '../../../emails/PreviewEmail.tsx';
import { type ComposedDraft, chooseLanguage, chooseTemplate, isBlank } from './email-draft.ts';
import { useComposeEmail } from './use-compose-email.ts';

/** Errors by field path, and errors of the whole form. */
interface Problems {
  readonly subject?: string;
  readonly text?: string;
  readonly form?: string;
}

interface ComposeEmailFormProps {
  readonly orderNumber: string;
  readonly email: string;
  readonly templates: readonly EmailTemplate[];
  readonly draft: ComposedDraft;
  readonly onChange: (draft: ComposedDraft | null) => void;
  readonly onClose: () => void;
  readonly onSent: (() => void) | undefined;
}

/** Input is kept until it is sent or discarded, whatever the server returns. */
export function ComposeEmailForm(props: ComposeEmailFormProps) {
  const { orderNumber, email, templates, draft, onChange, onClose, onSent } = props;
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const { preview, send, busy } = useComposeEmail();
  const { subject, text, language, before } = draft;
  const input = { orderNumber, language, subject, text };

  function change(next: ComposedDraft) {
    onChange(next);
    setProblems({});
  }

  function refuse({ field, fields, message }: Problem) {
    const found = field ? fields : { form: message ?? t('composeEmail.failed') };
    flushSync(() => setProblems(found));
    focusFirstError(form.current);
  }

  async function ask() {
    const answer = await preview(input);
    if ('email' in answer) return { kind: 'written', email: answer.email } as const;
    refuse(answer.refused);
    return null;
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const { problem } = await send(input);
    if (problem) return refuse(problem);
    toaster.create({ title: t('composeEmail.sent', { email }) });
    onChange(null);
    onSent?.();
    onClose();
  }

  const control = (name: 'subject' | 'text') => ({
    value: draft[name],
    error: problems[name] ?? null,
    onChange: (typed: string) => change({ ...draft, [name]: typed }),
  });
  return (
    <chakra.form ref={form} onSubmit={submit} noValidate display="grid" gap="4">
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <SelectField
          label={t('composeEmail.template')}
          value={templates.some(({ id }) => id === draft.templateId) ? draft.templateId : ''}
          data-autofocus
          onChange={({ target }) => change(chooseTemplate(draft, templates, target.value))}
        >
          <option value="">{t('composeEmail.blank')}</option>
          {templates.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('composeEmail.language')}
          value={language}
          onChange={({ target }) => change(chooseLanguage(draft, templates, target.value as Language))}
        >
          {(['KO', 'EN'] as const).map((one) => (
            <option key={one} value={one}>
              {t(`users.language.${one}`)}
            </option>
          ))}
        </SelectField>
      </SimpleGrid>
      {before ? (
        <Button
          size="sm"
          variant="plain"
          justifySelf="start"
          onClick={() => change({ ...draft, ...before, templateId: '', before: null })}
        >
          {t('composeEmail.undo')}
        </Button>
      ) : null}
      <DraftFields subject={control('subject')} text={control('text')} />
      {problems.form ? <ErrorAlert>{problems.form}</ErrorAlert> : null}
      <Dialog.Footer flexWrap="wrap">
        {isBlank(draft) ? null : (
          <Button
            variant="plain"
            marginEnd="auto"
            onClick={() => change({ ...draft, templateId: '', subject: '', text: '', before: { subject, text } })}
          >
            {t('composeEmail.discard')}
          </Button>
        )}
        <Button variant="outline" onClick={onClose}>
          {t('composeEmail.close')}
        </Button>
        <PreviewEmail ask={ask} onProblem={(problem) => setProblems(problem === null ? {} : { form: problem })} />
        <Button type="submit" loading={busy}>
          {t('composeEmail.send')}
        </Button>
      </Dialog.Footer>
    </chakra.form>
  );
}
