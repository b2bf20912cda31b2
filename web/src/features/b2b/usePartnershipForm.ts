import { message } from '@eunbit/schema/messages';
import { type PartnershipFields, validatePartnership } from '@eunbit/schema/validation-partnership';
import { focusFirstError } from '@eunbit/ui/FormField.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSettings } from '../../app/settings.tsx';
import { type FieldErrors, fieldErrorsOf } from '../../components/field-errors.ts';
import { sessionStorageOrNull } from '../../components/session-json.ts';
import { EMPTY_DRAFT, keepDraft, readDraft } from './partnership-draft.ts';
import { useRequestPartnership } from './useRequestPartnership.ts';

/** The partnership form's state: what is typed, what is wrong with it, and what became of it. Nothing typed is lost. */
export function usePartnershipForm() {
  const intl = useIntl();
  const { language } = useSettings();
  const request = useRequestPartnership();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState<{ readonly number: string; readonly text: string } | null>(null);

  // Read after the first rendering, which has to be the server's.
  useEffect(() => setDraft(readDraft(sessionStorageOrNull())), []);
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstError(form.current);
  }, [errors]);

  function keep(next: PartnershipFields): void {
    setDraft(next);
    keepDraft(sessionStorageOrNull(), next);
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (sending) return;
    setFailure(null);
    setSent(null);
    const failures = validatePartnership(draft);
    setErrors(fieldErrorsOf(failures.map(({ path, key }) => ({ path, message: message(key, language) }))));
    if (failures.length > 0) return;
    setSending(true);
    const outcome = await request(draft);
    setSending(false);
    if (outcome.kind === 'sent') {
      setSent({ number: outcome.number, text: outcome.message });
      keep(EMPTY_DRAFT);
    } else if (outcome.kind === 'invalid') {
      setErrors(fieldErrorsOf(outcome.failures));
      setFailure(outcome.message);
    } else {
      setFailure(outcome.kind === 'refused' ? outcome.message : intl.formatMessage({ id: 'b2b.failed' }));
    }
  }

  const type = (change: Partial<PartnershipFields>) => keep({ ...draft, ...change });
  return { form, draft, type, submit, errors, failure, sending, sent };
}
