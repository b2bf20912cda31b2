import { message } from '@eunbit/schema/staff-messages';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import type { Outcome } from '@eunbit/ui/use-send';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../../app/use-text.ts';
import { focusFirstError } from '../../../components/first-error.ts';

export interface NoteFormOptions {
  readonly validate: (note: string) => readonly FieldFailure[];
  readonly save: (note: string) => Promise<Outcome>;
  readonly busy: boolean;
  readonly onSaved?: () => void;
}

/** A form of one text. What is refused stays as it was typed, with the reason at the field and the focus in it. */
export function useNoteForm({ validate, save, busy, onSaved }: NoteFormOptions) {
  const t = useText();
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  function refuse(why: string) {
    flushSync(() => setProblem(why));
    focusFirstError(form.current);
  }

  function change(typed: string) {
    setNote(typed);
    setProblem(null);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const [failure] = validate(note);
    if (failure) return refuse(message(failure.key, language));
    const { problem: refused } = await save(note);
    if (refused) return refuse(refused.message ?? t('orders.action.failed'));
    change('');
    onSaved?.();
  }

  return { form, note, problem, change, submit };
}
