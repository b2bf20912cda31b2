import { validateProductQuestion } from '@eunbit/schema/validation-product-question';
import type { Problem } from '@eunbit/ui/use-send';
import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { useKeptDraft, usePostedFailure, usePostedForm, withTyped } from '../../app/posted-form.ts';
import { getSessionStorage } from '../../browser/storage.ts';
import { useFieldErrors } from '../../components/use-field-errors.ts';
import { forgetDraft, keepDraft, type QuestionDraft, readDraft } from './question-draft.ts';

interface QuestionFormOptions {
  /** Name of the form for submissions without scripts, see `Form`. */
  readonly name: string | null;
  /** Key of the draft: a product of a store, or a question. */
  readonly subject: string;
  readonly initial: QuestionDraft;
  readonly send: (draft: QuestionDraft) => Promise<{ readonly problem: Problem | null }>;
  readonly sending: boolean;
  readonly onSaved: () => void;
}

/** Values, validation and submission of a question's form. Typed values stay in the tab until the question is saved. */
export function useQuestionForm({ name, subject, initial, send, sending, onSaved }: QuestionFormOptions) {
  const intl = useIntl();
  const posted = usePostedForm(name ?? '');
  const [draft, setDraft] = useState(() => withTyped(initial, posted));
  const [failure, setFailure] = useState(usePostedFailure(name ?? '', 'question.saveFailed'));
  const { form, errors, refuse, passes } = useFieldErrors(
    { text: draft.text },
    ({ text }) => validateProductQuestion(text),
    posted,
  );

  useKeptDraft(name ?? '', {
    restore() {
      const kept = readDraft(getSessionStorage(), subject);
      if (kept) setDraft(kept);
    },
    forget: () => forgetDraft(getSessionStorage(), subject),
  });

  function type(change: Partial<QuestionDraft>): void {
    const next = { ...draft, ...change };
    setDraft(next);
    keepDraft(getSessionStorage(), subject, next);
  }

  function giveUp(): void {
    forgetDraft(getSessionStorage(), subject);
    setDraft(initial);
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setFailure(null);
    if (sending || !passes()) return;
    const { problem } = await send(draft);
    if (problem) {
      refuse(problem.fields);
      setFailure(problem.message ?? intl.formatMessage({ id: 'question.saveFailed' }));
    } else {
      giveUp();
      onSaved();
    }
  }

  return { form: { name: name ?? '', ref: form, onSubmit: submit }, draft, type, giveUp, errors, failure, sending };
}
