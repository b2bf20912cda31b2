import { type MessageKey, message } from '@eunbit/schema/messages';
import type { PostedForm } from '@eunbit/schema/posted-form';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../app/settings.tsx';
import { focusFirstError } from '../elements/FormField.tsx';
import { type FieldErrors, type FieldValues, keepValidErrors, type Refused, toFieldErrors } from './field-errors.ts';

/**
 * Error messages of a form's fields. `check` is the form's own validation of `values`. The first invalid field is focused; each
 * message disappears when its field is valid. `posted` is the same form if it was sent without scripts.
 */
export function useFieldErrors<Values extends object>(
  values: Values,
  check: (values: Values) => readonly FieldFailure[],
  posted: PostedForm | null = null,
) {
  const { language } = useSettings();
  const form = useRef<HTMLFormElement>(null);
  const typed = values as FieldValues;
  const [refused, setRefused] = useState<Refused | null>(() =>
    posted?.problem ? { errors: posted.problem.fields, values: typed } : null,
  );
  const getText = (key: MessageKey) => message(key, language);

  useEffect(() => {
    if (refused) focusFirstError(form.current);
  }, [refused]);

  const refuse = (errors: FieldErrors) => setRefused({ errors, values: typed });
  return {
    form,
    errors: refused ? keepValidErrors(refused, typed, check(values), getText) : NO_ERRORS,
    refuse,
    clear: () => setRefused(null),
    /** Validates the values and shows the messages; false if a field is invalid. `only` limits them to the first one. */
    passes: (only?: 'first'): boolean => {
      const failures = check(values).map(({ path, key }) => ({ path, message: getText(key) }));
      if (failures.length === 0) setRefused(null);
      else refuse(toFieldErrors(only ? failures.slice(0, 1) : failures));
      return failures.length === 0;
    },
  };
}

const NO_ERRORS: FieldErrors = {};
