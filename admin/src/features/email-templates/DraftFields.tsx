import { type EmailDraft, MAXIMUM_EMAIL_TEXT_LENGTH, MAXIMUM_SUBJECT_LENGTH } from '@eunbit/schema/email-template';
import { type FocusEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../app/use-text.ts';
import { TextAreaField } from '../../components/TextAreaField.tsx';
import { TextField } from '../../components/TextField.tsx';
import { PlaceButtons } from './PlaceButtons.tsx';

interface DraftFieldsProps {
  readonly draft: EmailDraft;
  readonly errors: { readonly subject: string | null; readonly text: string | null };
  readonly onChange: (draft: EmailDraft) => void;
}

/** Subject and text of an email, with what the shop fills in put where the cursor was last. */
export function DraftFields({ draft, errors, onChange }: DraftFieldsProps) {
  const t = useText();
  const text = useRef<HTMLTextAreaElement>(null);
  const last = useRef<HTMLInputElement | HTMLTextAreaElement>(null);

  function remember({ currentTarget }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) {
    last.current = currentTarget;
  }

  function insert(place: string) {
    const field = last.current ?? text.current;
    if (!field) return;
    const { selectionStart, selectionEnd, value } = field;
    const from = selectionStart ?? value.length;
    const changed = value.slice(0, from) + place + value.slice(selectionEnd ?? from);
    flushSync(() => onChange({ ...draft, [field === text.current ? 'text' : 'subject']: changed }));
    field.focus();
    field.setSelectionRange(from + place.length, from + place.length);
  }

  return (
    <>
      <TextField
        label={t('emailTemplates.subject')}
        autoComplete="off"
        maxLength={MAXIMUM_SUBJECT_LENGTH}
        value={draft.subject}
        error={errors.subject}
        onFocus={remember}
        onChange={({ target }) => onChange({ ...draft, subject: target.value })}
      />
      <TextAreaField
        ref={text}
        label={t('emailTemplates.text')}
        hint={t('emailTemplates.textHint')}
        rows={10}
        maxLength={MAXIMUM_EMAIL_TEXT_LENGTH}
        value={draft.text}
        error={errors.text}
        onFocus={remember}
        onChange={({ target }) => onChange({ ...draft, text: target.value })}
      />
      <PlaceButtons onInsert={insert} />
    </>
  );
}
