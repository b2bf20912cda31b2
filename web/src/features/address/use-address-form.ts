import { type AddressFields, withoutNumberSign } from '@eunbit/schema/address';
import type { Market } from '@eunbit/schema/market';
import { message } from '@eunbit/schema/messages';
import { validateSavedAddress } from '@eunbit/schema/validation-address';
import type { Problem } from '@eunbit/ui/use-send';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSettings } from '../../app/settings.tsx';
import { focusFirstError } from '../../elements/FormField.tsx';
import { NO_ADDRESS, pickAddressFields } from './address-fields.ts';
import { useShortMessage } from './use-short-message.ts';

interface AddressFormOptions {
  readonly initial: AddressFields | null;
  readonly market: Market;
  readonly save: (address: AddressFields) => Promise<{ readonly problem: Problem | null }>;
  readonly onSaved: () => void;
}

/** The failure that is shown; without a field it applies to the whole form. */
interface ShownProblem {
  readonly field: string | null;
  readonly text: string;
}

/** The form of a saved address, checked here and on the server. Shows the first failure for 3 seconds (ADDRESS-10). */
export function useAddressForm({ initial, market, save, onSaved }: AddressFormOptions) {
  const intl = useIntl();
  const { language } = useSettings();
  const form = useRef<HTMLFormElement>(null);
  const [address, setAddress] = useState(() => (initial ? toEditableFields(initial, market) : NO_ADDRESS));
  const [saving, setSaving] = useState(false);
  const { message: problem, show, clear } = useShortMessage<ShownProblem>();

  useEffect(() => {
    if (problem?.field) focusFirstError(form.current);
  }, [problem]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (saving) return;
    clear();
    const [failure] = validateSavedAddress(address, market);
    if (failure) return show({ field: failure.path, text: message(failure.key, language) });
    setSaving(true);
    const { problem: refused } = await save(address);
    setSaving(false);
    if (!refused) onSaved();
    else show({ field: refused.field, text: refused.message ?? intl.formatMessage({ id: 'address.saveFailed' }) });
  }

  function change(next: AddressFields): void {
    setAddress(next);
    const field = problem?.field;
    // A message about a field applies to the value that the field had.
    if (field && next[field as keyof AddressFields] !== address[field as keyof AddressFields]) clear();
  }

  return {
    form,
    address,
    change,
    submit,
    saving,
    getError: (field: string) => (problem?.field === field ? problem.text : null),
    failure: problem && !problem.field ? problem.text : null,
  };
}

/** A saved address for the form: Korean apartments without the leading `#` with which they are stored. */
export function toEditableFields(saved: AddressFields, market: Market): AddressFields {
  const fields = pickAddressFields(saved);
  return market === 'KR' ? { ...fields, apt: withoutNumberSign(fields.apt) } : fields;
}
