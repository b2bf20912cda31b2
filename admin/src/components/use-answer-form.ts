import { message } from '@eunbit/schema/staff-messages';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusFirstError } from './first-error.ts';

interface AnswerFormOptions {
  /** The present answer; empty where there is none. */
  readonly present: string;
  readonly busy: boolean;
  readonly check: (text: string) => readonly FieldFailure[];
  /** Answers why it was refused, or null. Never rejects. */
  readonly send: (text: string) => Promise<string | null>;
  readonly onSent: () => void;
}

/** A form with the text of an answer, which stays until it is saved. */
export function useAnswerForm({ present, busy, check, send, onSent }: AnswerFormOptions) {
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState(present);
  const [wrong, setWrong] = useState<string | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const [failure] = check(text);
    const refused = failure ? message(failure.key, language) : await send(text);
    flushSync(() => setWrong(refused));
    if (refused) focusFirstError(form.current);
    else onSent();
  }

  return { form, text, setText, wrong, submit };
}
