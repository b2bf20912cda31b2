import { chakra, Text } from '@chakra-ui/react';
import { validateOrderNote } from '@eunbit/schema/validation-order-note';
import { dateTimeText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useState } from 'react';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { IfMay } from '../../../components/IfMay.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { MentionField } from './desk/MentionField.tsx';
import { mentionedIn } from './desk/mention-draft.ts';
import { type Colleague, useColleagues } from './desk/use-colleagues.ts';
import { useCreateOrderNote } from './use-create-order-note.ts';
import { useNoteForm } from './use-note-form.ts';

const OrderNotesFragment = graphql(`
  fragment OrderNotes_OrderStaffDetails on OrderStaffDetails {
    orderNumber
    notes {
      id
      text
      at
      author
      mentions {
        id
        name
      }
    }
  }
`);

/** Internal notes of staff about the order; the customer never sees them. */
export function OrderNotes({ file: ref }: { file: FragmentType<typeof OrderNotesFragment> }) {
  const t = useText();
  const language = useLanguage();
  const { orderNumber, notes } = readFragment(OrderNotesFragment, ref);
  const { addNote, busy } = useCreateOrderNote(orderNumber);
  const colleagues = useColleagues();
  const [chosen, setChosen] = useState<readonly Colleague[]>([]);
  const { form, note, problem, change, submit } = useNoteForm({
    validate: (text) => validateOrderNote({ text }),
    save: (text) => addNote(text, mentionedIn(text, chosen)),
    busy,
    onSaved: () => setChosen([]),
  });

  return (
    <Panel title={t('orders.notes.title')}>
      <IfMay needed="ORDER_UPDATE" keepsShown>
        <chakra.form ref={form} onSubmit={submit} noValidate display="grid" gap="3" justifyItems="start">
          <MentionField
            label={t('orders.notes.new')}
            hint={t('orders.notes.hint')}
            value={note}
            error={problem}
            colleagues={colleagues}
            onChange={change}
            onMention={(colleague) => setChosen((now) => [...now, colleague])}
          />
          <Button type="submit" size="sm" variant="subtle" loading={busy}>
            {t('orders.notes.add')}
          </Button>
        </chakra.form>
      </IfMay>
      <chakra.ol listStyle="none" display="grid" gap="3" mt={notes.length > 0 ? '4' : '0'}>
        {notes.map(({ id, text, at, author, mentions }) => (
          <chakra.li key={id} borderTopWidth="1px" pt="3">
            <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
              {text}
            </Text>
            <Text color="fg.muted" fontSize="xs">
              {author ?? t('audit.formerStaff')} · {dateTimeText(at, language, 'KR')}
              {mentions.length > 0
                ? ` → ${mentions.map(({ name }) => name ?? t('audit.formerStaff')).join(', ')}`
                : null}
            </Text>
          </chakra.li>
        ))}
      </chakra.ol>
    </Panel>
  );
}
