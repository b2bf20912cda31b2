import { validateContactMessage } from '@eunbit/schema/validation-contact';
import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { useKeptDraft, usePostedAnswer, usePostedFailure, usePostedForm, withTyped } from '../../app/posted-form.ts';
import { getSessionStorage } from '../../browser/storage.ts';
import { useFieldErrors } from '../../components/use-field-errors.ts';
import type { SupportRequestReceived } from '../../gql/graphql.ts';
import { type ContactDraft, EMPTY_DRAFT, keepDraft, readDraft } from './contact-draft.ts';
import { useSendContactMessage } from './contact-mutations.ts';

/** The last message that was sent. */
interface SentMessage {
  readonly number: string;
  readonly text: string;
}

/** State of the contact form: values, errors, progress and outcome. */
export function useContactForm(orderNumber: string) {
  const intl = useIntl();
  const { send, busy: sending } = useSendContactMessage();
  const posted = usePostedForm('contact');
  const answer = usePostedAnswer<SupportRequestReceived>('contact');
  const [draft, setDraft] = useState(() => withTyped(EMPTY_DRAFT, posted));
  const { form, errors, passes, refuse } = useFieldErrors(
    draft,
    (fields) => validateContactMessage({ ...fields, orderNumber }),
    posted,
  );
  const [failure, setFailure] = useState(usePostedFailure('contact', 'contact.failed'));
  const [sent, setSent] = useState<SentMessage | null>(answer && { number: answer.number, text: answer.message });

  useKeptDraft('contact', {
    restore() {
      const kept = readDraft(getSessionStorage());
      if (Object.values(kept).some(Boolean)) setDraft(kept);
    },
    forget: () => keepDraft(getSessionStorage(), EMPTY_DRAFT),
  });

  function type(change: Partial<ContactDraft>): void {
    const next = { ...draft, ...change };
    setDraft(next);
    keepDraft(getSessionStorage(), next);
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (sending) return;
    setFailure(null);
    setSent(null);
    if (!passes()) return;
    const { answer, problem } = await send({ ...draft, orderNumber: orderNumber || null });
    if (problem) {
      refuse(problem.fields);
      setFailure(problem.message ?? intl.formatMessage({ id: 'contact.failed' }));
    } else {
      setSent({ number: answer.number, text: answer.message });
      type(EMPTY_DRAFT);
    }
  }

  return { form, isPosted: answer !== null, draft, type, submit, errors, failure, sending, sent };
}
