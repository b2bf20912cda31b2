import type { MessageKey } from '@eunbit/schema/messages';
import type { PostedProblem } from '@eunbit/schema/posted-form';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { COOKIES_NEEDED } from '../../../app/cookies-needed.ts';
import { usePostedForm, withTyped } from '../../../app/posted-form.ts';
import { useSettings } from '../../../app/settings.tsx';
import { focusFirstError } from '../../../elements/FormField.tsx';
import {
  type FieldOfCode,
  type FormProblem,
  findProblemInFailures,
  keepProblemAfterEdit,
  placeProblem,
  splitSentences,
} from './form-problem.ts';
import { useUnsaved } from './use-unsaved.ts';

interface Sent {
  readonly answer: object | null;
  readonly problem: PostedProblem | null;
}

interface AccountFormOptions<Fields extends object, Outcome extends Sent> {
  /** Name of the form for submissions without scripts, see `Form`; null for a `WaitingForm`. */
  readonly name: string | null;
  readonly initial: Fields;
  /** Names of the fields, in the order of their messages. */
  readonly order: readonly (keyof Fields & string)[];
  readonly check: (fields: Fields) => readonly FieldFailure[];
  readonly send: (fields: Fields) => Promise<Outcome>;
  readonly onDone: (answer: Extract<Outcome, { readonly problem: null }>['answer']) => void;
  /** `onDone` redirects to another page: the form stays busy until then. */
  readonly leaves?: boolean;
  /** The input is stored elsewhere, so leaving the page loses nothing. */
  readonly keepsDraft?: boolean;
  readonly fieldOfCode?: FieldOfCode;
  /** Shown if no response arrived. */
  readonly failed: readonly MessageKey[];
  /** Time after which messages disappear, in milliseconds. */
  readonly clearAfterMs?: number;
}

/**
 * A form of the account: validated here, sent to the server, which validates again. It shows one message at a time, beside its
 * field if it belongs to one, and focuses that field.
 */
export function useAccountForm<Fields extends object, Outcome extends Sent>(
  options: AccountFormOptions<Fields, Outcome>,
) {
  const {
    name,
    initial,
    order,
    check,
    send,
    onDone,
    leaves = false,
    fieldOfCode,
    failed,
    clearAfterMs,
    keepsDraft = false,
  } = options;
  const { language } = useSettings();
  const ref = useRef<HTMLFormElement>(null);
  const posted = usePostedForm(name ?? '');
  const [fields, setFields] = useState(() => withTyped(initial, posted));
  const [problem, setProblem] = useState<FormProblem | null>(() => place(posted?.problem ?? null));
  const [busy, setBusy] = useState(false);
  const [saved, setSaved] = useState(initial);
  const markUnsaved = useUnsaved();

  useEffect(() => {
    if (!problem) return;
    focusFirstError(ref.current);
    if (clearAfterMs === undefined) return;
    const timer = setTimeout(() => setProblem(null), clearAfterMs);
    return () => clearTimeout(timer);
  }, [problem, clearAfterMs]);

  function edit(change: Partial<Fields>): void {
    const next = { ...fields, ...change };
    setFields(next);
    markUnsaved(!keepsDraft && !isSame(next, saved));
    setProblem(Object.keys(change).reduce(keepProblemAfterEdit, problem));
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const wrong = findProblemInFailures(check(fields), language) ?? findProblemOfBrowser();
    setProblem(wrong);
    if (wrong) return;
    setBusy(true);
    const { answer, problem: refused } = await send(fields);
    setProblem(place(refused));
    if (!refused) {
      setSaved(fields);
      // Before `onDone`, which may leave the page: nothing is unsaved any more.
      markUnsaved(false);
      onDone(answer as Parameters<typeof onDone>[0]);
      if (leaves) return;
    }
    setBusy(false);
  }

  function place(refused: PostedProblem | null): FormProblem | null {
    const where = { fields: order, ...(fieldOfCode && { fieldOfCode }) };
    return refused && placeProblem(refused, where, splitSentences(failed, language));
  }

  /** A sign-in needs a cookie: if cookies are disabled, the member would not stay signed in. */
  function findProblemOfBrowser(): FormProblem | null {
    if (!leaves || navigator.cookieEnabled) return null;
    return { field: null, text: COOKIES_NEEDED[language], fromServer: false };
  }

  const getError = (field: keyof Fields & string) => (problem?.field === field ? problem.text : null);
  return {
    /** Props for `Form`, or for `WaitingForm` if the form has no name. */
    form: { ref, name: name ?? '', leaves, onSubmit: submit },
    fields,
    edit,
    reset: (to: Fields) => {
      setFields(to);
      setSaved(to);
      markUnsaved(false);
      setProblem(null);
    },
    busy,
    getError,
    /** The message about the form as a whole. */
    alert: problem?.field === null ? problem.text : null,
  };
}

function isSame<Fields extends object>(one: Fields, other: Fields): boolean {
  return (Object.keys(one) as (keyof Fields)[]).every((field) => one[field] === other[field]);
}
