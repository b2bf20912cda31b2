import { Box, chakra, Dialog, Text } from '@chakra-ui/react';
import type { AddressFields } from '@eunbit/schema/address';
import { formatMoney } from '@eunbit/schema/money';
import { MAXIMUM_EDIT_REASON_LENGTH } from '@eunbit/schema/order-edit';
import { addressLine } from '@eunbit/schema/postal-address';
import { validateDestination, validateEditReason } from '@eunbit/schema/validation-order-edit';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useRef, useState } from 'react';
import { useText } from '../../../../app/use-text.ts';
import { Button } from '../../../../components/Button.tsx';
import { ErrorAlert } from '../../../../components/ErrorAlert.tsx';
import { ModalDialog } from '../../../../components/ModalDialog.tsx';
import { TextField } from '../../../../components/TextField.tsx';
import { toaster } from '../../../../components/toaster.ts';
import { useSendForm } from '../../../../components/use-send-form.ts';
import type { EditDestination_OrderFragment, EditOrderMutation } from '../../../../gql/graphql.ts';
import { graphql, readFragment } from '../../../../gql/index.ts';
import { DestinationFields } from '../../DestinationFields.tsx';
import { findDestinationChanges, rebaseDraft, toDestination, toDestinationDraft } from '../../destination-draft.ts';
import { EditChanges } from './EditChanges.tsx';
import { useEditOrder } from './edit-mutations.ts';

/** Initial values of the destination form. */
export const EditDestinationFragment = graphql(`
  fragment EditDestination_Order on Order {
    number
    market
    status
    revision
    phone
    address { firstName lastName address apt city state zipCode }
    deliveryNote { instruction text }
    giftMessage
  }
`);

type Answer = EditOrderMutation['editOrder'];
type OtherTotal = Extract<Answer, { readonly __typename: 'OrderEditTotalChanges' }>;
/** What the server wants to have confirmed before it saves. */
type Question = OtherTotal | Extract<Answer, { readonly __typename: 'OrderAddressSuggested' }>;

/** What staff confirmed; only valid for exactly this input. */
interface Agreement {
  readonly isKeptAsTyped?: boolean;
  readonly acceptedTotal?: number;
}

interface DestinationDialogProps {
  readonly order: EditDestination_OrderFragment;
  readonly onClose: () => void;
}

/** Edits the destination of an order, and shows the values before and after. */
export function DestinationDialog({ order, onClose }: DestinationDialogProps) {
  const t = useText();
  const language = useLanguage();
  const { send } = useEditOrder();
  // The version that the author has seen, so that a concurrent edit is not overwritten.
  const [seen, setSeen] = useState(order);
  const agreement = useRef<Agreement>({});
  const [question, setQuestion] = useState<Question | null>(null);
  const { market } = seen;
  const form = useSendForm({
    values: { ...toDestinationDraft(order), reason: '' },
    validate: ({ reason, ...draft }) => [
      ...validateDestination(toDestination(draft, market), market),
      ...validateEditReason(reason),
    ],
    async send({ reason, ...draft }) {
      const { isKeptAsTyped = false, acceptedTotal } = agreement.current;
      const destination = { ...toDestination(draft, market), isKeptAsTyped };
      const input = { orderNumber: seen.number, expectedRevision: seen.revision, destination, acceptedTotal, reason };
      const sent = await send(input);
      if (sent.answer) setQuestion(null);
      if (sent.answer?.__typename === 'OrderConflictError') {
        const now = readFragment(EditDestinationFragment, sent.answer.order);
        form.setValues(rebaseDraft(draft, seen, now));
        setSeen(now);
        agreement.current = {};
      }
      return sent;
    },
    paths: { deliveryNote: 'deliveryText' },
    onSent({ answer }) {
      if (answer.__typename === 'OrderAddressSuggested' || answer.__typename === 'OrderEditTotalChanges') {
        return setQuestion(answer);
      }
      toaster.create({ title: t(`orders.edit.${answer.__typename}`) });
      onClose();
    },
  });
  const changes = findDestinationChanges(seen, form.watch(), language);

  /** Confirmations and errors belong to the previous input. */
  function forget(): void {
    agreement.current = {};
    setQuestion(null);
    form.refuse(null);
  }

  function agree(more: Agreement): void {
    agreement.current = { ...agreement.current, ...more };
    void form.submit();
  }

  function accept({ firstName, lastName, address, apt, city, state, zipCode }: AddressFields): void {
    form.setValues({ firstName, lastName, address, apt, city, state, zipCode });
    agree({ isKeptAsTyped: true });
  }

  return (
    <ModalDialog title={t('orders.edit.title')} onClose={onClose} wide>
      <chakra.form {...form.formProps} onChange={forget} display="grid" gap="4">
        <DestinationFields
          market={market}
          field={form.field}
          hasOwnNote={form.watch('deliveryInstruction') === 'OTHER'}
        />
        <TextField
          label={t('orders.edit.reason')}
          hint={t('orders.edit.reasonHint')}
          maxLength={MAXIMUM_EDIT_REASON_LENGTH}
          {...form.field('reason')}
        />
        <Box role="status" bg="bg.subtle" borderRadius="md" px="4" py="3">
          <Text fontWeight="semibold" mb="2">
            {t('orders.edit.changes')}
          </Text>
          {changes.length > 0 ? <EditChanges changes={changes} /> : <Text>{t('orders.edit.noChanges')}</Text>}
          <Text mt="2" fontSize="sm" color="fg.muted">
            {t('orders.edit.emailed')} {market === 'US' ? t('orders.edit.labels') : null}
          </Text>
        </Box>
        {question?.__typename === 'OrderAddressSuggested' ? (
          <Suggestion
            text={addressLine(question.suggestion, market)}
            busy={form.busy}
            onUse={() => accept(question.suggestion)}
            onKeep={() => agree({ isKeptAsTyped: true })}
          />
        ) : null}
        {form.problem ? <ErrorAlert>{form.problem}</ErrorAlert> : null}
        {question?.__typename === 'OrderEditTotalChanges' ? <TotalAlert question={question} /> : null}
        <Dialog.Footer>
          <Button variant="outline" onClick={onClose}>
            {t('orders.dialog.back')}
          </Button>
          {question?.__typename === 'OrderEditTotalChanges' ? (
            <Button loading={form.busy} onClick={() => agree({ acceptedTotal: question.totalAfter.amount })}>
              {t('orders.edit.accept', { after: formatMoney(question.totalAfter, { place: 'order' }) })}
            </Button>
          ) : (
            <Button type="submit" loading={form.busy} disabled={changes.length === 0}>
              {t('orders.edit.save')}
            </Button>
          )}
        </Dialog.Footer>
      </chakra.form>
    </ModalDialog>
  );
}

function TotalAlert({ question }: { question: OtherTotal }) {
  const t = useText();
  const [before, after] = [question.totalBefore, question.totalAfter].map((money) =>
    formatMoney(money, { place: 'order' }),
  );
  return (
    <Text role="alert" fontWeight="semibold">
      {t('orders.edit.totalChanges', { before: before ?? '', after: after ?? '' })}
    </Text>
  );
}

interface SuggestionProps {
  readonly text: string;
  readonly busy: boolean;
  readonly onUse: () => void;
  readonly onKeep: () => void;
}

/** Shown if the postal service writes the address differently. */
function Suggestion({ text, busy, onUse, onKeep }: SuggestionProps) {
  const t = useText();
  return (
    <Box role="alert" borderWidth="1px" borderRadius="md" px="4" py="3">
      <Text mb="3">{t('orders.edit.suggestion', { address: text })}</Text>
      <Button size="sm" me="3" loading={busy} onClick={onUse}>
        {t('orders.edit.useSuggestion')}
      </Button>
      <Button size="sm" variant="outline" disabled={busy} onClick={onKeep}>
        {t('orders.edit.keepTyped')}
      </Button>
    </Box>
  );
}
