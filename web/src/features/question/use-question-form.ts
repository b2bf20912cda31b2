import { useApolloClient } from '@apollo/client/react';
import { validateProductQuestion } from '@eunbit/schema/validation-product-question';
import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { useKeptDraft, usePostedFailure, usePostedForm, withTyped } from '../../app/posted-form.ts';
import type { SendOutcome } from '../../app/send-outcome.ts';
import { getSessionStorage } from '../../browser/storage.ts';
import { toFieldErrors } from '../../components/field-errors.ts';
import { useFieldErrors } from '../../components/use-field-errors.ts';
import { forgetQuestions } from './forget-questions.ts';
import { forgetDraft, keepDraft, type QuestionDraft, readDraft } from './question-draft.ts';

interface QuestionFormOptions {
  /** Its name without scripts, see `Form`. */
  readonly name: string | null;
  /** What the draft is about: a product of a store, or a question. */
  readonly subject: string;
  readonly initial: QuestionDraft;
  readonly send: (draft: QuestionDraft) => Promise<SendOutcome<unknown, unknown>>;
  readonly onSaved: () => void;
}

/** Values, checks and sending of the form of a question. What is typed stays in the tab until it is saved. */
export function useQuestionForm({ name, subject, initial, send, onSaved }: QuestionFormOptions) {
  const intl = useIntl();
  const { cache } = useApolloClient();
  const posted = usePostedForm(name ?? '');
  const [draft, setDraft] = useState(() => withTyped(initial, posted));
  const [failure, setFailure] = useState(usePostedFailure(name ?? '', 'question.saveFailed'));
  const [sending, setSending] = useState(false);
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
    setSending(true);
    const outcome = await send(draft);
    setSending(false);
    if (outcome.kind === 'done') {
      giveUp();
      forgetQuestions(cache);
      onSaved();
    } else if (outcome.kind === 'refused') {
      if (outcome.fields.length > 0) refuse(toFieldErrors(outcome.fields));
      setFailure(outcome.message);
    } else setFailure(intl.formatMessage({ id: 'question.saveFailed' }));
  }

  return { form: { name: name ?? '', ref: form, onSubmit: submit }, draft, type, giveUp, errors, failure, sending };
}
