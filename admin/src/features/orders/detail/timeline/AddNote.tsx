import { chakra } from '@chakra-ui/react';
import { validateOrderNote } from '@eunbit/schema/validation-order-note';
import { useState } from 'react';
import { useText } from '../../../../app/use-text.ts';
import { Button } from '../../../../components/Button.tsx';
import { useSendForm } from '../../../../components/use-send-form.ts';
import { MentionField } from '../desk/MentionField.tsx';
import { mentionedIn } from '../desk/mention-draft.ts';
import { type Colleague, useColleagues } from '../desk/use-colleagues.ts';
import { useCreateOrderNote } from '../order-mutations.ts';

/** A note of staff about the order; the customer never sees it. */
export function AddNote({ orderNumber }: { readonly orderNumber: string }) {
  const t = useText();
  const { send } = useCreateOrderNote();
  const colleagues = useColleagues();
  const [chosen, setChosen] = useState<readonly Colleague[]>([]);
  const form = useSendForm({
    values: { text: '' },
    validate: validateOrderNote,
    send: ({ text }) => send({ orderNumber, text, mentionIds: [...mentionedIn(text, chosen)] }),
    problemField: 'text',
    startsOver: true,
    onSent: () => setChosen([]),
  });
  return (
    <chakra.form {...form.formProps} display="grid" gap="3" justifyItems="start">
      <MentionField
        label={t('orders.notes.new')}
        hint={t('orders.notes.hint')}
        {...form.control('text')}
        colleagues={colleagues}
        onMention={(colleague) => setChosen((now) => [...now, colleague])}
      />
      <Button type="submit" size="sm" variant="subtle" loading={form.busy}>
        {t('orders.notes.add')}
      </Button>
    </chakra.form>
  );
}
