import type { AddressFields } from '@eunbit/schema/address';
import { toBuyerNotes, toTypedNotes } from '@eunbit/schema/buyer-notes';
import { formatMoney } from '@eunbit/schema/money';
import type { OrderDestination } from '@eunbit/schema/order-edit';
import { validateDestination } from '@eunbit/schema/validation-order-edit';
import { rebase } from '@eunbit/ui/rebase';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { useFieldErrors } from '../../../components/use-field-errors.ts';
import { WaitingForm } from '../../../components/WaitingForm.tsx';
import { Button } from '../../../elements/Button.tsx';
import { ErrorAlert } from '../../../elements/ErrorAlert.tsx';
import { TextField } from '../../../elements/FormField.tsx';
import type { EditDestination_OrderFragment, EditOwnOrderMutation } from '../../../gql/graphql.ts';
import { graphql, readFragment } from '../../../gql/index.ts';
import { AddressForm } from '../../address/AddressForm.tsx';
import { pickAddressFields } from '../../address/address-fields.ts';
import { BuyerNotesFields } from '../../address/BuyerNotesFields.tsx';
import { SuggestedAddress } from '../../address/SuggestedAddress.tsx';
import { toEditableFields } from '../../address/use-address-form.ts';
import { useEditOwnOrder } from '../order-mutations.ts';
import { toPaymentLink } from './OpenChange.tsx';

/** Initial values of the destination form. */
export const EditDestinationFragment = graphql(`
  fragment EditDestination_Order on Order {
    id
    number
    market
    revision
    isEditableByBuyer
    phone
    address { firstName lastName address apt city state zipCode }
    deliveryNote { instruction text }
    giftMessage
  }
`);

interface DestinationFormProps {
  readonly order: EditDestination_OrderFragment;
  /** Access token of a guest; null for members. */
  readonly accessToken: string | null;
  readonly onSaved: () => void;
}

type Answer = EditOwnOrderMutation['editOwnOrder'];
type TotalQuestion = Extract<Answer, { readonly __typename?: 'OrderEditTotalChanges' }>;
/** A decision that the server needs before it saves. */
type Question = TotalQuestion | Extract<Answer, { readonly __typename?: 'OrderAddressSuggested' }>;

/** The buyer's decisions about the server's questions. */
interface Agreement {
  readonly address?: AddressFields;
  readonly isKeptAsTyped?: boolean;
  readonly acceptedTotal?: number;
}

/** Recipient, address, phone and notes of an order, as the checkout asks for them. */
export function DestinationForm({ order, accessToken, onSaved }: DestinationFormProps) {
  const intl = useIntl();
  const { send: edit, busy: saving } = useEditOwnOrder();
  const { market, number: orderNumber } = order;
  // The values that the buyer has seen: an edit by another person in the meantime is not overwritten.
  const [seen, setSeen] = useState(order);
  const [address, setAddress] = useState(() => toEditableFields(order.address, market));
  const [phone, setPhone] = useState(order.phone);
  const [notes, setNotes] = useState(() => toTypedNotes(order));
  const [agreement, setAgreement] = useState<Agreement>({});
  const [question, setQuestion] = useState<Question | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const wanted: OrderDestination = { address, phone, ...toBuyerNotes(notes, market) };
  const { form, errors, refuse, passes } = useFieldErrors({ ...address, phone }, () =>
    validateDestination(wanted, market),
  );

  async function send(more: Agreement = {}): Promise<void> {
    if (saving) return;
    const agreed = { ...agreement, ...more };
    setAgreement(agreed);
    if (agreed.address) setAddress(agreed.address);
    setFailure(null);
    const { acceptedTotal, isKeptAsTyped = false } = agreed;
    const destination = { ...wanted, address: agreed.address ?? address, isKeptAsTyped };
    const expectedRevision = seen.revision;
    const { answer, problem } = await edit({ orderNumber, accessToken, expectedRevision, destination, acceptedTotal });
    setQuestion(null);
    switch (answer?.__typename) {
      case 'OrderEdited':
        return onSaved();
      // Nothing is changed until the difference is paid.
      case 'OrderEditProposed':
        if (answer.paymentToken) return location.assign(toPaymentLink(answer.paymentToken));
        break;
      case 'OrderAddressSuggested':
      case 'OrderEditTotalChanges':
        return setQuestion(answer);
      case 'OrderConflictError':
        startAgainFrom(readFragment(EditDestinationFragment, answer.order));
    }
    if (problem?.field) refuse({ [problem.field]: problem.message });
    else setFailure(problem?.message ?? intl.formatMessage({ id: 'order.edit.failed' }));
  }

  /** Typed values stay; the other fields get the values that another person has saved. */
  function startAgainFrom(now: EditDestination_OrderFragment): void {
    setAddress((typed) => rebase(typed, toEditableFields(seen.address, market), toEditableFields(now.address, market)));
    setPhone((typed) => (typed === seen.phone ? now.phone : typed));
    setNotes((typed) => rebase(typed, toTypedNotes(seen), toTypedNotes(now)));
    setSeen(now);
    setAgreement({});
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (passes('first')) void send();
  }

  /** An agreement applies only to the values at that time. */
  function change(work: () => void): void {
    work();
    setAgreement({});
    setQuestion(null);
    setFailure(null);
  }

  return (
    <WaitingForm ref={form} onSubmit={submit} display="grid" gap="5">
      <styled.p fontSize="sm" color="fg.muted">
        <FormattedMessage id="order.edit.lead" />
      </styled.p>
      <AddressForm
        market={market}
        address={address}
        getError={(field) => errors[field] ?? null}
        onChange={(changed) => change(() => setAddress(changed))}
      />
      <TextField
        label={<FormattedMessage id="order.edit.phone" />}
        error={errors.phone ?? null}
        name="phone"
        type="tel"
        autoComplete="tel"
        value={phone}
        onChange={({ currentTarget }) => change(() => setPhone(currentTarget.value))}
      />
      <BuyerNotesFields
        market={market}
        notes={notes}
        getError={(note) => errors[note] ?? null}
        onChange={(changed) => change(() => setNotes({ ...notes, ...changed }))}
      />
      {question?.__typename === 'OrderAddressSuggested' ? (
        <SuggestedAddress
          typed={address}
          suggestion={pickAddressFields(question.suggestion)}
          busy={saving}
          onUse={() => void send({ address: pickAddressFields(question.suggestion), isKeptAsTyped: true })}
          onKeep={() => void send({ isKeptAsTyped: true })}
        />
      ) : null}
      {failure ? <ErrorAlert>{failure}</ErrorAlert> : null}
      {question?.__typename === 'OrderEditTotalChanges' ? (
        <TotalChanges question={question} busy={saving} onAccept={(acceptedTotal) => void send({ acceptedTotal })} />
      ) : (
        <div>
          <Button type="submit" busy={saving}>
            <FormattedMessage id="order.edit.save" />
          </Button>
        </div>
      )}
    </WaitingForm>
  );
}

interface TotalChangesProps {
  readonly question: TotalQuestion;
  readonly busy: boolean;
  readonly onAccept: (total: number) => void;
}

/** Another destination may have another tax: the buyer accepts the new total first, and pays the difference if there is one. */
function TotalChanges({ question, busy, onAccept }: TotalChangesProps) {
  const { totalBefore, totalAfter } = question;
  const difference = { ...totalAfter, amount: totalAfter.amount - totalBefore.amount };
  const costsMore = difference.amount > 0;
  const [before, after, more] = [totalBefore, totalAfter, difference].map((money) =>
    formatMoney(money, { place: 'order' }),
  );
  return (
    <styled.section role="alert" display="grid" gap="3" p="5" bg="bg.tint" borderWidth="1px" borderRadius="lg">
      <styled.h3 fontWeight="semibold">
        <FormattedMessage id="order.edit.totalTitle" />
      </styled.h3>
      <p>
        <FormattedMessage id="order.edit.totalText" values={{ before, after }} />
      </p>
      {costsMore ? (
        <p>
          <FormattedMessage id="order.edit.payText" values={{ more }} />
        </p>
      ) : null}
      <div>
        <Button busy={busy} onClick={() => onAccept(totalAfter.amount)}>
          {costsMore ? (
            <FormattedMessage id="order.edit.acceptAndPay" values={{ more }} />
          ) : (
            <FormattedMessage id="order.edit.accept" values={{ after }} />
          )}
        </Button>
      </div>
    </styled.section>
  );
}
