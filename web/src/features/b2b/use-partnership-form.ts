import { type PartnershipFields, validatePartnership } from '@eunbit/schema/validation-partnership';
import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { useKeptDraft, usePostedAnswer, usePostedFailure, usePostedForm, withTyped } from '../../app/posted-form.ts';
import { getSessionStorage } from '../../browser/storage.ts';
import { toFieldErrors } from '../../components/field-errors.ts';
import { useFieldErrors } from '../../components/use-field-errors.ts';
import type { SupportRequestReceived } from '../../gql/graphql.ts';
import { EMPTY_DRAFT, keepDraft, readDraft } from './partnership-draft.ts';
import { useRequestPartnership } from './use-request-partnership.ts';

/** State of the partnership form: values, errors and outcome. The values survive a failure and a reload. */
export function usePartnershipForm() {
  const intl = useIntl();
  const request = useRequestPartnership();
  const posted = usePostedForm('partnership');
  const answer = usePostedAnswer<SupportRequestReceived>('partnership');
  const [draft, setDraft] = useState(() => withTyped(EMPTY_DRAFT, posted));
  const { form, errors, passes, refuse } = useFieldErrors(draft, validatePartnership, posted);
  const [failure, setFailure] = useState(usePostedFailure('partnership', 'b2b.failed'));
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState<{ readonly number: string; readonly text: string } | null>(
    answer && { number: answer.number, text: answer.message },
  );

  useKeptDraft('partnership', {
    restore() {
      const kept = readDraft(getSessionStorage());
      if (Object.values(kept).some(Boolean)) setDraft(kept);
    },
    forget: () => keepDraft(getSessionStorage(), EMPTY_DRAFT),
  });

  function keep(next: PartnershipFields): void {
    setDraft(next);
    keepDraft(getSessionStorage(), next);
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (sending) return;
    setFailure(null);
    setSent(null);
    if (!passes()) return;
    setSending(true);
    const outcome = await request(draft);
    setSending(false);
    if (outcome.kind === 'done') {
      setSent({ number: outcome.answer.number, text: outcome.answer.message });
      keep(EMPTY_DRAFT);
    } else if (outcome.kind === 'refused') {
      if (outcome.fields.length > 0) refuse(toFieldErrors(outcome.fields));
      setFailure(outcome.message);
    } else {
      setFailure(intl.formatMessage({ id: 'b2b.failed' }));
    }
  }

  const type = (change: Partial<PartnershipFields>) => keep({ ...draft, ...change });
  return { form, isPosted: answer !== null, draft, type, submit, errors, failure, sending, sent };
}
