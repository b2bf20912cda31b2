import { Grid } from '@chakra-ui/react';
import type { AddressFields } from '@eunbit/schema/address';
import { MAXIMUM_GIFT_MESSAGE_LENGTH } from '@eunbit/schema/buyer-notes';
import { US_STATES } from '@eunbit/schema/checkout';
import { DELIVERY_WISH_TEXTS, DELIVERY_WISHES } from '@eunbit/schema/delivery-note';
import type { Market } from '@eunbit/schema/market';
import { MAXIMUM_DELIVERY_NOTE_LENGTH } from '@eunbit/schema/validation-delivery-note';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useText } from '../../../../app/use-text.ts';
import { SelectField } from '../../../../components/SelectField.tsx';
import { TextAreaField } from '../../../../components/TextAreaField.tsx';
import { TextField } from '../../../../components/TextField.tsx';
import type { MessageId } from '../../../../gql/message-id.ts';
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
/** What Americans call the parts of an address that Koreans name otherwise. */
const US_TEXT = {
  ...KOREAN_TEXT,
  city: 'orders.edit.usCity',
  state: 'orders.edit.usState',
  zipCode: 'orders.edit.usZipCode',
} satisfies typeof KOREAN_TEXT;

interface DestinationFieldsProps {
  readonly market: Market;
  readonly draft: DestinationDraft;
  readonly getError: (field: string) => string | null;
  readonly onChange: (change: Partial<DestinationDraft>) => void;
}

/** Recipient, address, phone and the notes of the buyer, in the order of the store. */
export function DestinationFields({ market, draft, getError, onChange: change }: DestinationFieldsProps) {
  const t = useText();
  const language = useLanguage();
  const isKorean = market === 'KR';
  const field = (name: keyof AddressFields | 'phone') => ({
    label: t((isKorean ? KOREAN_TEXT : US_TEXT)[name]),
    value: draft[name],
    error: getError(name),
    autoComplete: 'off',
    onChange: (event: { readonly target: { readonly value: string } }) => change({ [name]: event.target.value }),
  });
  return (
    <>
      <Grid gap="4" templateColumns="repeat(2, minmax(0, 1fr))">
        <TextField {...field(isKorean ? 'lastName' : 'firstName')} data-autofocus />
        <TextField {...field(isKorean ? 'firstName' : 'lastName')} />
      </Grid>
      {isKorean ? (
        <Grid gap="4" templateColumns={{ base: '1fr', md: '8rem minmax(0, 1fr) minmax(0, 1fr)' }}>
          <TextField {...field('zipCode')} inputMode="numeric" maxLength={5} />
          <TextField {...field('state')} />
          <TextField {...field('city')} />
        </Grid>
      ) : null}
      <TextField {...field('address')} />
      <TextField {...field('apt')} />
      {isKorean ? null : (
        <Grid gap="4" templateColumns={{ base: '1fr', md: 'minmax(0, 1fr) 7rem 8rem' }}>
          <TextField {...field('city')} />
          <SelectField {...field('state')}>
            <option value="" />
            {US_STATES.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </SelectField>
          <TextField {...field('zipCode')} inputMode="numeric" maxLength={10} />
        </Grid>
      )}
      <TextField {...field('phone')} type="tel" />
      <SelectField
        label={t('orders.edit.note')}
        value={draft.deliveryInstruction}
        onChange={(event) => change({ deliveryInstruction: event.currentTarget.value })}
      >
        <option value="">{t('orders.edit.noNote')}</option>
        {DELIVERY_WISHES[market].map((wish) => (
          <option key={wish} value={wish}>
            {wish === 'OTHER' ? t('orders.edit.ownNote') : DELIVERY_WISH_TEXTS[wish][language]}
          </option>
        ))}
      </SelectField>
      {draft.deliveryInstruction === 'OTHER' ? (
        <TextField
          label={t('orders.edit.noteText')}
          error={getError('deliveryNote')}
          maxLength={MAXIMUM_DELIVERY_NOTE_LENGTH}
          value={draft.deliveryText}
          onChange={(event) => change({ deliveryText: event.target.value })}
        />
      ) : null}
      <TextAreaField
        label={t('orders.edits.field.giftMessage')}
        error={getError('giftMessage')}
        rows={2}
        maxLength={MAXIMUM_GIFT_MESSAGE_LENGTH}
        value={draft.giftMessage}
        onChange={(event) => change({ giftMessage: event.target.value })}
      />
    </>
  );
}
