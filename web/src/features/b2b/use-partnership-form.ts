import { type PartnershipFields, validatePartnership } from '@eunbit/schema/validation-partnership';
import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { useKeptDraft, usePostedAnswer, usePostedFailure, usePostedForm, withTyped } from '../../app/posted-form.ts';
import { getSessionStorage, type KeyValueStorage, readJson, toText, writeJson } from '../../browser/storage.ts';
import { useFieldErrors } from '../../components/use-field-errors.ts';
import type { SupportRequestReceived } from '../../gql/graphql.ts';
import { useRequestPartnership } from './b2b-mutations.ts';

const EMPTY_DRAFT: PartnershipFields = {
  lastName: '',
  firstName: '',
  company: '',
  phone: '',
  industry: '',
  email: '',
  message: '',
};

const KEY = 'partnershipDraft';

/** The request that this tab stored, or an empty one. */
function readDraft(storage: KeyValueStorage | null): PartnershipFields {
  const kept = readJson(storage, KEY) ?? {};
  const { lastName, firstName, company, phone, industry, email, message } = kept;
  return {
    lastName: toText(lastName),
    firstName: toText(firstName),
    company: toText(company),
    phone: toText(phone),
    industry: toText(industry),
    email: toText(email),
    message: toText(message),
  };
}

/** Stores a request, so that it survives a reload; an empty one is removed. */
function keepDraft(storage: KeyValueStorage | null, draft: PartnershipFields): void {
  if (Object.values(draft).some((text) => text !== '')) writeJson(storage, KEY, draft);
  else storage?.removeItem(KEY);
}

/** State of the partnership form: values, errors and outcome. The values survive a failure and a reload. */
export function usePartnershipForm() {
  const intl = useIntl();
  const { send, busy: sending } = useRequestPartnership();
  const posted = usePostedForm('partnership');
  const answer = usePostedAnswer<SupportRequestReceived>('partnership');
  const [draft, setDraft] = useState(() => withTyped(EMPTY_DRAFT, posted));
  const { form, errors, passes, refuse } = useFieldErrors(draft, validatePartnership, posted);
  const [failure, setFailure] = useState(usePostedFailure('partnership', 'b2b.failed'));
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
    const { answer, problem } = await send(draft);
    if (problem) {
      refuse(problem.fields);
      setFailure(problem.message ?? intl.formatMessage({ id: 'b2b.failed' }));
    } else {
      setSent({ number: answer.number, text: answer.message });
      keep(EMPTY_DRAFT);
    }
  }

  const type = (change: Partial<PartnershipFields>) => keep({ ...draft, ...change });
  return { form, isPosted: answer !== null, draft, type, submit, errors, failure, sending, sent };
}
