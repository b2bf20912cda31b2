import { Box, chakra } from '@chakra-ui/react';
import { MAXIMUM_NOTE_LENGTH } from '@eunbit/schema/validation-order-note';
import { type KeyboardEvent, type SyntheticEvent, useId, useRef, useState } from 'react';
import { useText } from '../../../../app/use-text.ts';
import { TextAreaField } from '../../../../components/TextAreaField.tsx';
import { completeMention, findMention, type MentionStart, offerColleagues } from './mention-draft.ts';
import type { Colleague } from './use-colleagues.ts';

interface MentionFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly error: string | null;
  readonly colleagues: readonly Colleague[];
  readonly onChange: (text: string) => void;
  readonly onMention: (colleague: Colleague) => void;
}

/** A note in which `@` suggests colleagues: the arrow keys choose, Enter or Tab inserts, Escape closes the list. */
export function MentionField({ label, hint, value, error, colleagues, onChange, onMention }: MentionFieldProps) {
  const t = useText();
  const listId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [start, setStart] = useState<MentionStart | null>(null);
  const [marked, setMarked] = useState(0);
  const offered = start ? offerColleagues(colleagues, start.typed) : [];
  const isOpen = offered.length > 0;
  const current = offered[Math.min(marked, offered.length - 1)];

  function updateMention({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) {
    const { value: text, selectionStart, selectionEnd } = currentTarget;
    setStart(selectionStart === selectionEnd ? findMention(text, selectionStart) : null);
  }

  function take(colleague: Colleague) {
    if (!start) return;
    const { text, caret } = completeMention(value, start, colleague);
    onChange(text);
    onMention(colleague);
    setStart(null);
    // The caret is set after React has written the text.
    requestAnimationFrame(() => field.current?.setSelectionRange(caret, caret));
    field.current?.focus();
  }

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    // Keys that compose a Korean syllable must not operate the list.
    if (!isOpen || event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) setMarked((now) => (Math.min(now, offered.length - 1) + step + offered.length) % offered.length);
    else if ((event.key === 'Enter' || event.key === 'Tab') && current) take(current);
    else if (event.key === 'Escape') setStart(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <Box position="relative" width="full">
      <TextAreaField
        ref={field}
        label={label}
        hint={hint}
        error={error}
        rows={2}
        maxLength={MAXIMUM_NOTE_LENGTH}
        value={value}
        aria-autocomplete="list"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && current ? `${listId}-${current.id}` : undefined}
        onChange={(event) => {
          onChange(event.target.value);
          setMarked(0);
          updateMention(event);
        }}
        onClick={updateMention}
        onKeyDown={press}
        onBlur={() => setStart(null)}
      />
      {isOpen ? (
        <chakra.ul
          id={listId}
          role="listbox"
          aria-label={t('orders.collaboration.colleagues')}
          position="absolute"
          zIndex="dropdown"
          width="full"
          maxWidth="20rem"
          py="1"
          bg="white"
          borderWidth="1px"
          borderRadius="md"
          boxShadow="md"
          listStyle="none"
        >
          {offered.map((colleague) => (
            <chakra.li
              key={colleague.id}
              id={`${listId}-${colleague.id}`}
              role="option"
              aria-selected={colleague === current}
              px="3"
              py="2"
              cursor="pointer"
              _selected={{ bg: 'gray.100' }}
              // Runs before the field loses the focus, which closes the list.
              onMouseDown={(event) => {
                event.preventDefault();
                take(colleague);
              }}
            >
              {colleague.name}
            </chakra.li>
          ))}
        </chakra.ul>
      ) : null}
    </Box>
  );
}
