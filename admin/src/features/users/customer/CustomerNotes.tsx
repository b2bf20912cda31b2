import { Box, chakra, Text } from '@chakra-ui/react';
import { validateCustomerNote } from '@eunbit/schema/customer';
import type { CustomerKind } from '@eunbit/schema/order-list';
import { MAXIMUM_NOTE_LENGTH } from '@eunbit/schema/validation-order-note';
import { useText } from '../../../app/use-text.ts';
import { useMay } from '../../../app/viewer.ts';
import { Button } from '../../../components/Button.tsx';
import { IfMay } from '../../../components/IfMay.tsx';
import { Moment } from '../../../components/Moment.tsx';
import { NumberedPager } from '../../../components/NumberedPager.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { TextAreaField } from '../../../components/TextAreaField.tsx';
import { useSendForm } from '../../../components/use-send-form.ts';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { useCreateCustomerNote } from '../user-mutations.ts';

const CustomerNotesFragment = graphql(`
  fragment CustomerNotes_CustomerNoteConnection on CustomerNoteConnection {
    nodes { id text at author }
    totalCount
    page
    pageCount
  }
`);

interface CustomerNotesProps {
  readonly customer: { readonly kind: CustomerKind; readonly id: string };
  readonly notes: FragmentType<typeof CustomerNotesFragment>;
  readonly buildUrl: (page: number) => string;
  readonly onAdded: () => void;
}

/** Staff notes about a customer, with a form for another note. */
export function CustomerNotes({ customer, notes: ref, buildUrl, onAdded }: CustomerNotesProps) {
  const t = useText();
  const isReader = !useMay()('USER_UPDATE');
  const { nodes: notes, totalCount, page, pageCount } = readFragment(CustomerNotesFragment, ref);
  return (
    <Panel title={t('users.notes.title', { count: totalCount })}>
      <IfMay needed="USER_UPDATE" keepsShown>
        <NewNote customer={customer} onAdded={onAdded} />
      </IfMay>
      {notes.length === 0 && isReader ? <Text color="fg.muted">{t('users.notes.none')}</Text> : null}
      <chakra.ol listStyle="none" display="grid" gap="3" mt={notes.length > 0 ? '4' : '0'}>
        {notes.map(({ id, text, at, author }) => (
          <chakra.li key={id} borderTopWidth="1px" pt="3">
            <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
              {text}
            </Text>
            <Text color="fg.muted" fontSize="xs">
              {author ?? t('audit.formerStaff')} · <Moment at={at} />
            </Text>
          </chakra.li>
        ))}
      </chakra.ol>
      <NumberedPager label={t('users.notes.pages')} page={page} pageCount={pageCount} buildUrl={buildUrl} keepsPlace />
    </Panel>
  );
}

function NewNote({ customer, onAdded }: Pick<CustomerNotesProps, 'customer' | 'onAdded'>) {
  const t = useText();
  const { send } = useCreateCustomerNote();
  const form = useSendForm({
    values: { text: '' },
    validate: validateCustomerNote,
    send: ({ text }) => send({ customer, text }),
    failed: t('users.failed'),
    problemField: 'text',
    startsOver: true,
    onSent: () => onAdded(),
  });

  return (
    <chakra.form {...form.formProps} display="grid" gap="3" justifyItems="start">
      <Box width="full">
        <TextAreaField
          label={t('users.notes.new')}
          hint={t('users.notes.hint')}
          rows={2}
          maxLength={MAXIMUM_NOTE_LENGTH}
          {...form.field('text')}
        />
      </Box>
      <Button type="submit" size="sm" variant="subtle" loading={form.busy}>
        {t('users.notes.add')}
      </Button>
    </chakra.form>
  );
}
