import { chakra, Flex, Span, Text } from '@chakra-ui/react';
import { MAXIMUM_EMAIL_TEXT_LENGTH, MAXIMUM_SUBJECT_LENGTH } from '@eunbit/schema/email-template';
import { PLACEHOLDERS } from '@eunbit/schema/placeholder';
import { type FocusEvent, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { TextAreaField } from '../../components/TextAreaField.tsx';
import { TextField } from '../../components/TextField.tsx';

interface TextControl {
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (value: string) => void;
}

/** Subject and text of an email. Placeholders are inserted at the last cursor position. */
export function DraftFields({ subject, text }: { readonly subject: TextControl; readonly text: TextControl }) {
  const t = useText();
  const area = useRef<HTMLTextAreaElement>(null);
  const last = useRef<HTMLInputElement | HTMLTextAreaElement>(null);

  function remember({ currentTarget }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) {
    last.current = currentTarget;
  }

  function insert(place: string) {
    const field = last.current ?? area.current;
    if (!field) return;
    const { selectionStart, selectionEnd, value } = field;
    const from = selectionStart ?? value.length;
    const changed = value.slice(0, from) + place + value.slice(selectionEnd ?? from);
    flushSync(() => (field === area.current ? text : subject).onChange(changed));
    field.focus();
    field.setSelectionRange(from + place.length, from + place.length);
  }

  return (
    <>
      <TextField
        label={t('emailTemplates.subject')}
        autoComplete="off"
        maxLength={MAXIMUM_SUBJECT_LENGTH}
        {...subject}
        onFocus={remember}
        onChange={({ target }) => subject.onChange(target.value)}
      />
      <TextAreaField
        ref={area}
        label={t('emailTemplates.text')}
        hint={t('emailTemplates.textHint')}
        rows={10}
        maxLength={MAXIMUM_EMAIL_TEXT_LENGTH}
        {...text}
        onFocus={remember}
        onChange={({ target }) => text.onChange(target.value)}
      />
      <PlaceButtons onInsert={insert} />
    </>
  );
}

/** Buttons that insert a placeholder into the text. */
function PlaceButtons({ onInsert }: { readonly onInsert: (place: string) => void }) {
  const t = useText();
  const id = useId();
  return (
    <chakra.div role="group" aria-labelledby={id}>
      <Text id={id} fontSize="sm" color="fg.muted" mb="1.5">
        {t('emailTemplates.places')}
      </Text>
      <Flex wrap="wrap" gap="1.5">
        {PLACEHOLDERS.map((name) => (
          <Button key={name} size="sm" variant="outline" fontWeight="medium" onClick={() => onInsert(`{${name}}`)}>
            {t(`emailTemplates.place.${name}`)}
            <Span color="fg.muted" fontWeight="normal">{`{${name}}`}</Span>
          </Button>
        ))}
      </Flex>
    </chakra.div>
  );
}
