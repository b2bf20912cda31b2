import { useQuery } from '@apollo/client/react';
import { CHECKOUT_PATH } from '@eunbit/schema/checkout-path';
import type { Market } from '@eunbit/schema/market';
import { validateContact } from '@eunbit/schema/validation-checkout';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { loginPath } from '../../../app/next-path.ts';
import { LinkButton } from '../../../components/LinkButton.tsx';
import { SecretField } from '../../../components/SecretField.tsx';
import { Button } from '../../../elements/Button.tsx';
import { EmailField, TextField } from '../../../elements/FormField.tsx';
import { graphql } from '../../../gql/index.ts';
import { formatStoredPhone } from '../../account/phone-text.ts';
import { useUpdateCheckoutContact } from '../checkout-mutations.ts';
import { StepFrame, type StepProps } from '../step/StepFrame.tsx';
import { useStepForm } from '../step/use-step-form.ts';

/** A member's contact data, so that they need not be typed again. */
const CheckoutMemberDocument = graphql(`
  query CheckoutMember {
    visitor { viewer { id email phone } }
  }
`);

/** Email, phone and, for guests, the pass code with which they can look up the order. */
export function ContactStep({ checkout, draft, onDraft, onSaved }: StepProps) {
  const { isGuest } = checkout;
  const member = useQuery(CheckoutMemberDocument, { skip: isGuest }).data?.visitor.viewer;
  // An account stores the phone number only if it has none.
  const { send: save } = useUpdateCheckoutContact(member && !member.phone ? member.id : null);
  const [typedPassCode, setTypedPassCode] = useState('');
  // A field shows the saved value until something is typed there; then the field may also be emptied.
  const [typed, setTyped] = useState({ email: false, phone: false });
  const known = {
    email: checkout.contact?.email ?? member?.email ?? '',
    phone: checkout.contact?.phone ?? formatStoredPhone(member?.phone ?? ''),
  };
  const email = draft.email || (typed.email ? '' : known.email);
  const phone = draft.phone || (typed.phone ? '' : known.phone);
  // The server keeps a pass code that was given before, so it is optional then.
  const isPassCodeKept = checkout.hasPassCode;
  const passCode = !isGuest || (isPassCodeKept && typedPassCode === '') ? null : typedPassCode;

  const { form, submit, saving, failure, getError } = useStepForm({
    fields: ['email', 'phone', 'passCode'],
    values: { email, phone, passCode },
    check: () => validateContact({ email, phone, passCode }),
    save: () => save({ checkoutId: checkout.id, email, phone, passCode }),
    onSaved,
  });
  const type = (change: { readonly email: string } | { readonly phone: string }) => {
    setTyped({ ...typed, ...('email' in change ? { email: true } : { phone: true }) });
    onDraft(change);
  };

  return (
    <StepFrame
      formRef={form}
      onSubmit={submit}
      failure={failure}
      saving={saving}
      submitText={<FormattedMessage id="checkout.toAddress" />}
    >
      {isGuest ? <GuestOrLogin market={checkout.market} onGuest={() => focusField(form.current, 'email')} /> : null}
      <EmailField
        label={<FormattedMessage id="checkout.email" />}
        error={getError('email')}
        value={email}
        onChange={(event) => type({ email: event.currentTarget.value })}
      />
      <TextField
        label={<FormattedMessage id="checkout.phone" />}
        error={getError('phone')}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder={checkout.market === 'KR' ? '010-1234-5678' : '(555) 123-4567'}
        value={phone}
        onChange={(event) => type({ phone: event.currentTarget.value })}
      />
      {isGuest ? (
        <SecretField
          label={<FormattedMessage id="checkout.passCode" />}
          hint={<FormattedMessage id={isPassCodeKept ? 'checkout.passCodeKept' : 'checkout.passCodeHint'} />}
          error={getError('passCode')}
          name="passCode"
          autoComplete="new-password"
          value={typedPassCode}
          onText={setTypedPassCode}
        />
      ) : null}
    </StepFrame>
  );
}

function focusField(form: HTMLFormElement | null, name: string): void {
  form?.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
}

/** The choice above a guest's form: continue as a guest, which focuses the first field, or sign in. */
function GuestOrLogin({ market, onGuest }: { market: Market; onGuest: () => void }) {
  return (
    <styled.div display="grid" gridTemplateColumns="repeat(2, minmax(0, 1fr))" gap="3">
      <Button variant="outline" px="3" onClick={onGuest}>
        <FormattedMessage id="checkout.asGuest" />
      </Button>
      <LinkButton to={loginPath(CHECKOUT_PATH[market])} variant="outline" px="3">
        <FormattedMessage id="checkout.logIn" />
      </LinkButton>
    </styled.div>
  );
}
