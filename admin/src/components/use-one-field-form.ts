import type { Outcome } from '@eunbit/ui/use-send';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusFirstError } from './first-error.ts';

interface OneFieldForm {
  /** Why what was typed cannot be sent; null where it can. */
  readonly validate: (typed: string) => string | null;
  readonly send: (typed: string) => Promise<Outcome>;
  readonly busy: boolean;
  /** What is said when no answer came. */
  readonly failed: string;
  readonly onSent?: (typed: string) => void;
}

/** A form of one field: it keeps what was refused, with the reason beside it and the focus on it, and empties once it is sent. */
export function useOneFieldForm({ validate, send, busy, failed, onSent }: OneFieldForm) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  function refuse(why: string) {
    flushSync(() => setProblem(why));
    focusFirstError(form.current);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const invalid = validate(typed);
    if (invalid !== null) return refuse(invalid);
    const { problem: refused } = await send(typed);
    if (refused) return refuse(refused.message ?? failed);
    setTyped('');
    setProblem(null);
    onSent?.(typed);
  }

  const field = {
    value: typed,
    error: problem,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setTyped(target.value);
      setProblem(null);
    },
  };
  return { form, submit, field };
}
