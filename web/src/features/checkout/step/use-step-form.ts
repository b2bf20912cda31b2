import type { AddressFields } from '@eunbit/schema/address';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import type { Problem } from '@eunbit/ui/use-send';
import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSettings } from '../../../app/settings.tsx';
import { useFieldErrors } from '../../../components/use-field-errors.ts';
import { type FragmentType, readFragment } from '../../../gql/index.ts';
import { pickAddressFields } from '../../address/address-fields.ts';
import { type Checkout, CheckoutContent } from './checkout-content.ts';
import {
  type FieldOperationError,
  findFirstOperationError,
  readFieldErrors,
  toOperationErrors,
} from './field-operation-error.ts';

const NO_VALUES = {};

type StepAnswer =
  | ({ readonly __typename?: 'Checkout' } & FragmentType<typeof CheckoutContent>)
  /** Not saved yet: the postal service spells the address differently. */
  | { readonly __typename?: 'AddressSuggested'; readonly suggestion?: AddressFields }
  | { readonly __typename?: 'CheckoutError' | 'ValidationError' };

/** Result of the mutation of a step. */
interface StepSent {
  readonly answer: StepAnswer | null;
  readonly problem: Problem | null;
}

interface StepFormOptions {
  /** Names of the fields in their order on the screen. */
  readonly fields: readonly string[];
  /** Values of the fields; empty for a step without text fields. */
  readonly values?: object;
  readonly check: () => readonly FieldFailure[];
  readonly save: () => Promise<StepSent>;
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
  async function send(work: () => Promise<StepSent>): Promise<void> {
    if (saving) return;
    clear();
    setFailure(null);
    setSaving(true);
    const { answer, problem } = await work();
    setSaving(false);
    if (problem) {
      refuse(readFieldErrors(problem.fields), problem.message ?? intl.formatMessage({ id: 'checkout.saveFailed' }));
    } else if (answer?.__typename === 'Checkout') onSaved(readFragment(CheckoutContent, answer));
    else if (answer && 'suggestion' in answer && answer.suggestion) onSuggested?.(pickAddressFields(answer.suggestion));
  }

  const getError = (field: string) => errors[field] ?? null;
  return { form, submit, send, saving, failure, getError };
}
