import { isMarket, type Market } from '@eunbit/schema/market';
import { validateProfile } from '@eunbit/schema/validation-profile';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { WaitingForm } from '../../../components/WaitingForm.tsx';
import { Button } from '../../../elements/Button.tsx';
import { ErrorAlert } from '../../../elements/ErrorAlert.tsx';
import { SelectField, TextField } from '../../../elements/FormField.tsx';
import { useUpdateProfile } from '../account-mutations.ts';
import { NameFields } from '../form/NameFields.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import type { Member } from '../frame/member-query.ts';
import { toPhone, toPhoneDraft } from './phone-draft.ts';

interface ProfileFormProps {
  readonly member: Member;
  readonly phoneCountry: Market;
  readonly onSaved: () => void;
}

/** Names and mobile phone. */
export function ProfileForm({ member, phoneCountry, onSaved }: ProfileFormProps) {
  const intl = useIntl();
  const { send } = useUpdateProfile();
  const phone = toPhoneDraft(member.phone ?? null, phoneCountry);
  const { form, fields, edit, busy, getError, alert } = useAccountForm({
    name: null,
    initial: { firstName: member.firstName, lastName: member.lastName, phone: phone.text, country: phone.country },
    order: ['firstName', 'lastName', 'phone'],
    check: (typed) => validateProfile(typed, typed.country),
    send: ({ firstName, lastName, ...typed }) =>
      send({ firstName, lastName, phone: toPhone({ country: typed.country, text: typed.phone }) }),
    onDone: onSaved,
    failed: ['account.failed'],
  });
  return (
    <WaitingForm ref={form.ref} onSubmit={form.onSubmit} display="grid" gap="5">
      <NameFields fields={fields} getError={getError} onText={edit} />
      <styled.div display="grid" gap="5" gridTemplateColumns={{ sm: '11rem minmax(0, 1fr)' }} alignItems="start">
        <SelectField
          label={<FormattedMessage id="account.phoneCountry" />}
          name="country"
          value={fields.country}
          onChange={({ currentTarget: { value } }) => isMarket(value) && edit({ country: value })}
        >
          <option value="KR">{intl.formatMessage({ id: 'account.phoneCountry.korea' })}</option>
          <option value="US">{intl.formatMessage({ id: 'account.phoneCountry.northAmerica' })}</option>
        </SelectField>
        <TextField
          label={<FormattedMessage id="account.phone" />}
          error={getError('phone')}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder={fields.country === 'KR' ? '010-1234-5678' : '(555) 123-4567'}
          value={fields.phone}
          onChange={(event) => edit({ phone: event.currentTarget.value })}
        />
      </styled.div>
      {alert ? <ErrorAlert>{alert}</ErrorAlert> : null}
      <Button type="submit" busy={busy} justifySelf="start">
        <FormattedMessage id={busy ? 'account.saving' : 'account.save'} />
      </Button>
    </WaitingForm>
  );
}
