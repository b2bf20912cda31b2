import { message } from '@eunbit/schema/staff-messages';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import type { Outcome } from '@eunbit/ui/use-send';
import { type FormEvent, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import {
  type DefaultValues,
  type FieldError,
  type FieldErrors,
  type FieldPath,
  type FieldPathByValue,
  type FieldPathValue,
  type FieldValues,
  get,
  type PathValue,
  set,
  type UseFormRegisterReturn,
  useForm,
} from 'react-hook-form';
import { useText } from '../app/use-text.ts';
import { FIRST_ERROR, focusFirstError } from './first-error.ts';
import { showError, toaster } from './toaster.ts';

/** A field error whose text only the screen has. */
interface FieldText {
  readonly path: string;
  readonly text: string;
}

interface SendFormOptions<Values extends FieldValues, Sent extends Outcome> {
  /** Initial values. */
  readonly values: Values;
  /** Returns the errors that prevent sending, by the paths of `values`. */
  readonly validate?: (typed: Values) => readonly (FieldFailure | FieldText)[];
  readonly send: (typed: Values) => Promise<Sent>;
  /** Shown if the server did not respond; defaults to a general sentence. */
  readonly failed?: string;
  /** The field that shows errors without a field; by default they are in `problem`. */
  readonly problemField?: FieldPath<Values>;
  /** Maps field names of validation and API to fields of the form, if they differ. */
  readonly paths?: Readonly<Record<string, FieldPath<Values>>>;
  /** The error for a concurrent change, by its code or its type; its message is then in `conflict`. */
  readonly conflictError?: string;
  /** Whether the form is emptied after sending; otherwise it keeps the sent values. */
  readonly startsOver?: boolean;
  /** Message shown after sending. */
  readonly done?: string | ((typed: Values) => string);
  readonly onSent?: (sent: Extract<Sent, { readonly problem: null }>, typed: Values) => void;
}

/**
 * A form that sends a mutation. Input stays until it is sent. Errors of validation and server are shown at their fields, and the
 * first such field takes the focus.
 */
export function useSendForm<Values extends FieldValues, Sent extends Outcome>(options: SendFormOptions<Values, Sent>) {
  const {
    values,
    validate,
    send,
    failed,
    problemField,
    paths = {},
    conflictError,
    startsOver = false,
    done,
    onSent,
  } = options;
  const t = useText();
  const language = useLanguage();
  const element = useRef<HTMLElement>(null);
  const form = useForm<Values>({
    defaultValues: values as DefaultValues<Values>,
    // The focus is set below: not every control has a ref that the library could focus.
    shouldFocusError: false,
    resolver(typed) {
      const errors: FieldErrors<Values> = {};
      for (const wrong of validate?.(typed) ?? []) {
        const path = paths[wrong.path] ?? wrong.path;
        const text = 'text' in wrong ? wrong.text : message(wrong.key, language, wrong.values);
        if (!get(errors, path)) set(errors, path, { type: 'wrong', message: text });
      }
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: typed, errors: {} };
    },
  });
  const { errors, isDirty, isSubmitted, isSubmitting, submitCount } = form.formState;

  useEffect(
    function goToFirstError() {
      if (submitCount > 0) focusFirstError(element.current);
    },
    [submitCount],
  );

  function show({ code, message: text, fields }: NonNullable<Outcome['problem']>, errorType?: string) {
    const known = Object.entries(fields)
      .map(([path, wrong]) => [paths[path] ?? path, wrong] as const)
      .filter(([path]) => get(form.getValues(), path) !== undefined);
    const why = text ?? failed ?? t('orders.action.failed');
    for (const [path, wrong] of known) form.setError(path as FieldPath<Values>, { type: 'refused', message: wrong });
    const isConflict = conflictError !== undefined && [code, errorType].includes(conflictError);
    if (known.length === 0) {
      form.setError(problemField ?? 'root', { type: isConflict ? 'conflict' : 'refused', message: why });
    }
    // Runs after rendering: a conflict may replace the form, and not every field is always rendered.
    setTimeout(() => {
      if (!element.current) return showError(why);
      if (known.length > 0 && !element.current.querySelector(FIRST_ERROR)) refuse(why);
      focusFirstError(element.current);
    });
  }

  function refuse(why: string | null) {
    if (why === null) form.clearErrors('root');
    else form.setError('root', { type: 'refused', message: why });
  }

  /** Resolves to whether the form was sent. */
  async function submit(event?: FormEvent): Promise<boolean> {
    event?.preventDefault();
    if (isSubmitting) return false;
    let finish: (() => void) | undefined;
    await form.handleSubmit(async (typed) => {
      const sent = await send(typed);
      if (sent.problem) return show(sent.problem, sent.answer?.__typename);
      finish = () => {
        // Synchronous, so that the unsaved-changes guard does not ask if `onSent` leaves the screen.
        flushSync(() => (startsOver ? form.reset() : form.resetDefaultValues(typed)));
        if (done) toaster.create({ title: typeof done === 'string' ? done : done(typed) });
        onSent?.(sent as Extract<Sent, { readonly problem: null }>, typed);
      };
    })(event);
    // Cast: TypeScript does not see what the callback assigns.
    (finish as (() => void) | undefined)?.();
    return finish !== undefined;
  }

  const getError = (path: string): string | null => (get(errors, path) as FieldError | undefined)?.message ?? null;
  return {
    isDirty,
    /** True while sending. */
    busy: isSubmitting,
    reset: form.reset,
    /** Changes what `isDirty` compares with; the input stays. */
    resetDefaultValues: form.resetDefaultValues,
    setValue: form.setValue,
    watch: form.watch,
    setFocus: form.setFocus,
    setValues: (typed: Partial<Values>) => form.setValues(typed, { shouldDirty: true }),
    /** Shows a reason as `problem` without sending; null clears it. */
    refuse,
    /** Returns the values; null if validation failed, in which case the form shows the errors. */
    async read(): Promise<Values | null> {
      if (await form.trigger()) return form.getValues();
      setTimeout(() => focusFirstError(element.current));
      return null;
    },
    submit,
    /** Shows errors that the server returned for another request. */
    show,
    /** Errors without a field, shown above the buttons. */
    problem: (errors.root?.type !== 'conflict' && errors.root?.message) || null,
    conflict: (errors.root?.type === 'conflict' && errors.root.message) || null,
    getError,
    /** For the form element. */
    formProps: {
      ref: (found: HTMLElement | null) => {
        element.current = found;
      },
      onSubmit: submit,
      noValidate: true,
    },
    /** For a text field, a text area, or a select whose options are present from the start. */
    field: (name: FieldPath<Values>): FieldProps => ({ ...form.register(name), error: getError(name) }),
    /** For any other control. */
    control: <Name extends FieldPath<Values>>(name: Name) => ({
      value: form.watch(name),
      error: getError(name),
      onChange: (value: FieldPathValue<Values, Name>) =>
        form.setValue(name, value as PathValue<Values, Name>, { shouldDirty: true, shouldValidate: isSubmitted }),
    }),
    /** For a checkbox. */
    box: (name: FieldPathByValue<Values, boolean>) => ({
      checked: form.watch(name) as boolean,
      onChange: (value: boolean) => form.setValue(name, value as PathValue<Values, typeof name>, { shouldDirty: true }),
    }),
  };
}

/** Props that connect a native control to its field. */
export type FieldProps = UseFormRegisterReturn & { readonly error: string | null };
/** For components that get the form as a property. */
export type SendForm<Values extends FieldValues> = ReturnType<typeof useSendForm<Values, Outcome>>;
/** The part of a form that does not depend on its fields. */
export type AnySendForm = Pick<SendForm<FieldValues>, 'busy' | 'problem' | 'formProps'>;
