import { Box, chakra, Text } from '@chakra-ui/react';
import { message } from '@eunbit/schema/messages';
import { MAXIMUM_NOTE_LENGTH, validateOrderNote } from '@eunbit/schema/validation-order-note';
import { dateTimeText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { focusFirstError } from '../../../components/first-error.ts';
import { Panel } from '../../../components/Panel.tsx';
import { TextAreaField } from '../../../components/TextAreaField.tsx';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { useCreateOrderNote } from './use-create-order-note.ts';

const OrderNotesFragment = graphql(`
  fragment OrderNotes_OrderStaffDetails on OrderStaffDetails {
    orderNumber
    notes {
      id
      text
      at
      author
    }
  }
`);

/** Internal notes of staff about the order; the customer never sees them. */
export function OrderNotes({ file: ref }: { file: FragmentType<typeof OrderNotesFragment> }) {
  const t = useText();
  const language = useLanguage();
  const { orderNumber, notes } = readFragment(OrderNotesFragment, ref);
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { addNote, busy } = useCreateOrderNote(orderNumber);

  function refuse(why: string) {
    flushSync(() => setProblem(why));
    focusFirstError(form.current);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const [failure] = validateOrderNote({ text });
    if (failure) return refuse(message(failure.key, language));
    try {
      const refused = await addNote(text);
      if (refused !== null) return refuse(refused);
      setText('');
      setProblem(null);
    } catch {
      refuse(t('orders.action.failed'));
    }
  }

  return (
    <Panel title={t('orders.notes.title')}>
      <chakra.form ref={form} onSubmit={submit} noValidate display="grid" gap="3" justifyItems="start">
        <Box width="full">
          <TextAreaField
            label={t('orders.notes.new')}
            hint={t('orders.notes.hint')}
            rows={2}
            maxLength={MAXIMUM_NOTE_LENGTH}
            value={text}
            error={problem}
            onChange={(event) => {
              setText(event.target.value);
              setProblem(null);
            }}
          />
        </Box>
        <Button type="submit" size="sm" variant="subtle" loading={busy}>
          {t('orders.notes.add')}
        </Button>
      </chakra.form>
      <chakra.ol listStyle="none" display="grid" gap="3" mt={notes.length > 0 ? '4' : '0'}>
        {notes.map((note) => (
          <chakra.li key={note.id} borderTopWidth="1px" pt="3">
            <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
              {note.text}
            </Text>
            <Text color="fg.muted" fontSize="xs">
              {note.author ?? t('audit.formerStaff')} · {dateTimeText(note.at, language, 'KR')}
            </Text>
          </chakra.li>
        ))}
      </chakra.ol>
    </Panel>
  );
}
