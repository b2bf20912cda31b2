import { chakra } from '@chakra-ui/react';
import { validateOrderNote } from '@eunbit/schema/validation-order-note';
import { useState } from 'react';
import { useText } from '../../../../app/use-text.ts';
import { Button } from '../../../../components/Button.tsx';
import { MentionField } from '../desk/MentionField.tsx';
import { mentionedIn } from '../desk/mention-draft.ts';
import { type Colleague, useColleagues } from '../desk/use-colleagues.ts';
import { useCreateOrderNote } from '../order-mutations.ts';
import { useNoteForm } from '../use-note-form.ts';

/** A note of staff about the order; the customer never sees it. */
export function AddNote({ orderNumber }: { readonly orderNumber: string }) {
  const t = useText();
  const { send, busy } = useCreateOrderNote();
  const colleagues = useColleagues();
  const [chosen, setChosen] = useState<readonly Colleague[]>([]);
  const { form, note, problem, change, submit } = useNoteForm({
    validate: (text) => validateOrderNote({ text }),
    save: (text) => send({ orderNumber, text, mentionIds: [...mentionedIn(text, chosen)] }),
    busy,
    onSaved: () => setChosen([]),
  });
  return (
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
  );
}
