import { message } from '@eunbit/schema/staff-messages';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import type { Outcome } from '@eunbit/ui/use-send';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusFirstError } from './first-error.ts';

interface AnswerFormOptions {
  /** The present answer; empty where there is none. */
  readonly present: string;
  readonly busy: boolean;
  readonly check: (text: string) => readonly FieldFailure[];
  readonly send: (text: string) => Promise<Outcome>;
  /** Shown when no answer came. */
  readonly failed: string;
  readonly onSent: () => void;
}

/** A form with the text of an answer, which stays until it is saved. */
export function useAnswerForm({ present, busy, check, send, failed, onSent }: AnswerFormOptions) {
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState(present);
  const [wrong, setWrong] = useState<string | null>(null);

  function refuse(why: string) {
    flushSync(() => setWrong(why));
    focusFirstError(form.current);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const [failure] = check(text);
    if (failure) return refuse(message(failure.key, language));
    const { problem } = await send(text);
    if (problem) return refuse(problem.message ?? failed);
    flushSync(() => setWrong(null));
    onSent();
  }

  return { form, text, setText, wrong, submit };
}
