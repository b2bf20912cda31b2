import { Box, chakra, Dialog, Text } from '@chakra-ui/react';
import type { AddressFields } from '@eunbit/schema/address';
import { formatMoney } from '@eunbit/schema/money';
import { MAXIMUM_EDIT_REASON_LENGTH } from '@eunbit/schema/order-edit';
import { addressLine } from '@eunbit/schema/postal-address';
import { message } from '@eunbit/schema/staff-messages';
import { validateDestination, validateEditReason } from '@eunbit/schema/validation-order-edit';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import type { Outcome } from '@eunbit/ui/use-send';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../../../app/use-text.ts';
import { Button } from '../../../../components/Button.tsx';
import { ErrorAlert } from '../../../../components/ErrorAlert.tsx';
import { focusFirstError } from '../../../../components/first-error.ts';
import { ModalDialog } from '../../../../components/ModalDialog.tsx';
import { TextField } from '../../../../components/TextField.tsx';
import { toaster } from '../../../../components/toaster.ts';
import type { EditDestination_OrderFragment, EditOrderMutation } from '../../../../gql/graphql.ts';
import { readFragment } from '../../../../gql/index.ts';
import { DestinationFields } from './DestinationFields.tsx';
import {
  type DestinationDraft,
  findDestinationChanges,
  rebaseDraft,
  toDestination,
  toDestinationDraft,
} from './destination-draft.ts';
import { EditDestinationFragment } from './destination-fragment.ts';
import { EditChanges } from './EditChanges.tsx';
import { useEditOrder } from './edit-mutations.ts';
import { EDIT_DONE_TEXT } from './edit-texts.ts';

type Answer = EditOrderMutation['editOrder'];
type OtherTotal = Extract<Answer, { readonly __typename: 'OrderEditTotalChanges' }>;
/** What the server asks back before it saves. */
type Question = OtherTotal | Extract<Answer, { readonly __typename: 'OrderAddressSuggested' }>;

/** What staff agreed to, for exactly what is typed. */
interface Agreement {
  readonly isKeptAsTyped?: boolean;
  readonly acceptedTotal?: number;
}

interface DestinationDialogProps {
  readonly order: EditDestination_OrderFragment;
  readonly onClose: () => void;
}

/** Where an order goes, with before and after of what is typed. */
export function DestinationDialog({ order, onClose }: DestinationDialogProps) {
  const t = useText();
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const { send: sendEdit, busy } = useEditOrder();
  // What the author has seen: an edit of somebody else meanwhile is not overwritten.
  const [seen, setSeen] = useState(order);
  const [draft, setDraft] = useState(() => toDestinationDraft(order));
  const [reason, setReason] = useState('');
  const [agreement, setAgreement] = useState<Agreement>({});
  const [question, setQuestion] = useState<Question | null>(null);
  const [refused, setRefused] = useState<Outcome['problem']>(null);
  const { market } = seen;
  const changes = findDestinationChanges(seen, draft, language);
  const getError = (field: string) => (refused?.field === field ? refused.message : null);

  useEffect(
    function goToRefusedField() {
      if (refused) focusFirstError(form.current);
    },
    [refused],
  );

  /** What was agreed to, and what was refused, was about what was typed before. */
  function change(more: Partial<DestinationDraft>): void {
    setDraft((typed) => ({ ...typed, ...more }));
    setAgreement({});
    setQuestion(null);
    setRefused(null);
  }

  async function send(wanted: DestinationDraft, more: Agreement): Promise<void> {
    const { isKeptAsTyped = false, acceptedTotal } = { ...agreement, ...more };
    setAgreement({ isKeptAsTyped, ...(acceptedTotal !== undefined && { acceptedTotal }) });
    const destination = { ...toDestination(wanted, market), isKeptAsTyped };
    const input = { orderNumber: seen.number, expectedRevision: seen.revision, destination, acceptedTotal, reason };
    const { answer, problem } = await sendEdit(input);
    setRefused(problem);
    if (!answer) return;
    setQuestion(null);
    switch (answer.__typename) {
      case 'OrderAddressSuggested':
      case 'OrderEditTotalChanges':
        return setQuestion(answer);
      case 'OrderConflictError': {
        const now = readFragment(EditDestinationFragment, answer.order);
        setDraft(rebaseDraft(wanted, seen, now));
        setSeen(now);
        return setAgreement({});
      }
      case 'OrderEdited':
      case 'OrderEditProposed':
        toaster.create({ title: t(EDIT_DONE_TEXT[answer.__typename]) });
        onClose();
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (busy) return;
    const [failure] = [...validateDestination(toDestination(draft, market), market), ...validateEditReason(reason)];
    if (failure) setRefused({ field: failure.path, message: message(failure.key, language) });
    else void send(draft, {});
  }

  function accept({ firstName, lastName, address, apt, city, state, zipCode }: AddressFields): void {
    const accepted = { ...draft, firstName, lastName, address, apt, city, state, zipCode };
    setDraft(accepted);
    void send(accepted, { isKeptAsTyped: true });
  }

  return (
    <ModalDialog title={t('orders.edit.title')} onClose={onClose} wide>
      <chakra.form ref={form} noValidate onSubmit={submit} display="grid" gap="4">
        <DestinationFields market={market} draft={draft} getError={getError} onChange={change} />
        <TextField
          label={t('orders.edit.reason')}
          hint={t('orders.edit.reasonHint')}
          error={getError('reason')}
          maxLength={MAXIMUM_EDIT_REASON_LENGTH}
          value={reason}
          onChange={(event) => {
            setReason(event.target.value);
            setRefused(null);
          }}
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
            busy={busy}
            onUse={() => accept(question.suggestion)}
            onKeep={() => void send(draft, { isKeptAsTyped: true })}
          />
        ) : null}
        {refused && refused.field === null ? (
          <ErrorAlert>{refused.message ?? t('orders.action.failed')}</ErrorAlert>
        ) : null}
        {question?.__typename === 'OrderEditTotalChanges' ? <TotalAlert question={question} /> : null}
        <Dialog.Footer>
          <Button variant="outline" onClick={onClose}>
            {t('orders.dialog.back')}
          </Button>
          {question?.__typename === 'OrderEditTotalChanges' ? (
            <Button loading={busy} onClick={() => void send(draft, { acceptedTotal: question.totalAfter.amount })}>
              {t('orders.edit.accept', { after: formatMoney(question.totalAfter, { place: 'order' }) })}
            </Button>
          ) : (
            <Button type="submit" loading={busy} disabled={changes.length === 0}>
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

/** The postal service writes the address otherwise. */
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
