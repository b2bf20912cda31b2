import type { AddressFields } from '@eunbit/schema/address';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSettings } from '../../../app/settings.tsx';
import { useFieldErrors } from '../../../components/use-field-errors.ts';
import { findFirstOperationError, toOperationErrors } from './field-operation-error.ts';
import type { Checkout, FieldOperationError, StepOutcome } from './step-outcome.ts';

const NO_VALUES = {};

interface StepFormOptions {
  /** Names of the fields in their order on the screen. */
  readonly fields: readonly string[];
  /** Values of the fields; empty for a step without text fields. */
  readonly values?: object;
  readonly check: () => readonly FieldFailure[];
  readonly save: () => Promise<StepOutcome>;
  readonly onSaved: (checkout: Checkout) => void;
  /** For the address step: the postal service spells the address differently. */
  readonly onSuggested?: (suggestion: AddressFields) => void;
}

/**
 * A step of the checkout as a form: validated here, saved on the server, which validates again. Shows one error at a
 * time and focuses its field.
 */
export function useStepForm({ fields, values = NO_VALUES, check, save, onSaved, onSuggested }: StepFormOptions) {
  const { language } = useSettings();
  const intl = useIntl();
  const { form, errors, refuse: refuseFields, clear } = useFieldErrors(values, check);
  const [failure, setFailure] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);

  function refuse(operationErrors: readonly FieldOperationError[], otherwise: string | null = null): void {
    const first = findFirstOperationError(operationErrors, fields);
    const isShown = first !== null && fields.includes(first.field);
    if (isShown) refuseFields({ [first.field]: first.message });
    else clear();
    setFailure(isShown ? null : (first?.message ?? otherwise));
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (saving) return;
    setFailure(null);
    const operationErrors = toOperationErrors(check(), language);
    if (operationErrors.length > 0) return refuse(operationErrors);
    await send(save);
  }

  /** Saves without another validation. */
  async function send(work: () => Promise<StepOutcome>): Promise<void> {
    if (saving) return;
    clear();
    setFailure(null);
    setSaving(true);
    const outcome = await work();
    setSaving(false);
    if (outcome.kind === 'saved') onSaved(outcome.checkout);
    else if (outcome.kind === 'suggested') onSuggested?.(outcome.suggestion);
    else if (outcome.kind === 'invalid') refuse(outcome.operationErrors, outcome.message);
    else setFailure(outcome.kind === 'refused' ? outcome.message : intl.formatMessage({ id: 'checkout.saveFailed' }));
  }

  const getError = (field: string) => errors[field] ?? null;
  return { form, submit, send, saving, failure, getError };
}
