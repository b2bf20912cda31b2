import { Grid } from '@chakra-ui/react';
import type { AddressFields } from '@eunbit/schema/address';
import { MAXIMUM_GIFT_MESSAGE_LENGTH } from '@eunbit/schema/buyer-notes';
import { US_STATES } from '@eunbit/schema/checkout';
import { DELIVERY_INSTRUCTION_TEXTS, DELIVERY_INSTRUCTIONS } from '@eunbit/schema/delivery-note';
import type { Market } from '@eunbit/schema/market';
import { MAXIMUM_DELIVERY_NOTE_LENGTH } from '@eunbit/schema/validation-delivery-note';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useText } from '../../app/use-text.ts';
import { SelectField } from '../../components/SelectField.tsx';
import { TextAreaField } from '../../components/TextAreaField.tsx';
import { TextField } from '../../components/TextField.tsx';
import type { FieldProps } from '../../components/use-send-form.ts';
import type { MessageId } from '../../gql/message-id.ts';
import type { DestinationDraft } from './destination-draft.ts';

const KOREAN_TEXT: Readonly<Record<keyof AddressFields | 'phone', MessageId>> = {
  firstName: 'orders.edit.firstName',
  lastName: 'orders.edit.lastName',
  address: 'orders.edit.address',
  apt: 'orders.edit.apt',
  city: 'orders.edit.city',
  state: 'orders.edit.state',
  zipCode: 'orders.edit.zipCode',
  phone: 'orders.edit.phone',
};
/** US names for parts of an address that have other names in Korea. */
const US_TEXT = {
  ...KOREAN_TEXT,
  city: 'orders.edit.usCity',
  state: 'orders.edit.usState',
  zipCode: 'orders.edit.usZipCode',
} satisfies typeof KOREAN_TEXT;

interface DestinationFieldsProps {
  readonly market: Market;
  readonly field: (name: keyof DestinationDraft) => FieldProps;
  /** Whether the note for the carrier is a custom text. */
  readonly hasOwnNote: boolean;
}

/** Recipient, address, phone and the buyer's notes, in the order that the store uses. */
export function DestinationFields({ market, field, hasOwnNote }: DestinationFieldsProps) {
  const t = useText();
  const language = useLanguage();
  const isKorean = market === 'KR';
  const labelled = (name: keyof AddressFields | 'phone') => ({
    label: t((isKorean ? KOREAN_TEXT : US_TEXT)[name]),
    autoComplete: 'off',
    ...field(name),
  });
  return (
    <>
      <Grid gap="4" templateColumns="repeat(2, minmax(0, 1fr))">
        <TextField {...labelled(isKorean ? 'lastName' : 'firstName')} data-autofocus />
        <TextField {...labelled(isKorean ? 'firstName' : 'lastName')} />
      </Grid>
      {isKorean ? (
        <Grid gap="4" templateColumns={{ base: '1fr', md: '8rem minmax(0, 1fr) minmax(0, 1fr)' }}>
          <TextField {...labelled('zipCode')} inputMode="numeric" maxLength={5} />
          <TextField {...labelled('state')} />
          <TextField {...labelled('city')} />
        </Grid>
      ) : null}
      <TextField {...labelled('address')} />
      <TextField {...labelled('apt')} />
      {isKorean ? null : (
        <Grid gap="4" templateColumns={{ base: '1fr', md: 'minmax(0, 1fr) 7rem 8rem' }}>
          <TextField {...labelled('city')} />
          <SelectField {...labelled('state')}>
            <option value="" />
            {US_STATES.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </SelectField>
          <TextField {...labelled('zipCode')} inputMode="numeric" maxLength={10} />
        </Grid>
      )}
      <TextField {...labelled('phone')} type="tel" />
      <SelectField label={t('orders.edit.note')} {...field('deliveryInstruction')}>
        <option value="">{t('orders.edit.noNote')}</option>
        {DELIVERY_INSTRUCTIONS[market].map((instruction) => (
          <option key={instruction} value={instruction}>
            {instruction === 'OTHER' ? t('orders.edit.ownNote') : DELIVERY_INSTRUCTION_TEXTS[instruction][language]}
          </option>
        ))}
      </SelectField>
      {hasOwnNote ? (
        <TextField
          label={t('orders.edit.noteText')}
          maxLength={MAXIMUM_DELIVERY_NOTE_LENGTH}
          {...field('deliveryText')}
        />
      ) : null}
      <TextAreaField
        label={t('orders.edits.field.GIFT_MESSAGE')}
        rows={2}
        maxLength={MAXIMUM_GIFT_MESSAGE_LENGTH}
        {...field('giftMessage')}
      />
    </>
  );
}
