import { validateContact } from '@eunbit/schema/validation';
import { TextField } from '@eunbit/ui/FormField.tsx';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { PassCodeField } from './PassCodeField.tsx';
import { StepFrame } from './StepFrame.tsx';
import type { StepProps } from './step-props.ts';
import { useSetCheckoutContact } from './useSetCheckoutContact.ts';
import { useStepForm } from './useStepForm.ts';

const FIELDS = ['email', 'phone', 'guestPassword'];

/** E-mail, phone and the pass code by which a guest finds the order again. */
export function ContactStep({ checkout, draft, onDraft, onSaved }: StepProps) {
  const save = useSetCheckoutContact();
  const [passCode, setPassCode] = useState('');
  const email = draft.email || (checkout.contact?.email ?? '');
  const phone = draft.phone || (checkout.contact?.phone ?? '');
  // The server keeps a pass code that was given before; it is not asked for again.
  const isPassCodeKept = checkout.hasGuestPassword;
  const guestPassword = isPassCodeKept && passCode === '' ? null : passCode;

  const { form, submit, saving, failure, errorOf } = useStepForm({
    fields: FIELDS,
    check: () => validateContact({ email, phone, guestPassword }),
    save: () => save({ checkoutId: checkout.id, email, phone, guestPassword }),
    onSaved,
  });

  return (
    <StepFrame
      formRef={form}
      onSubmit={submit}
      failure={failure}
      saving={saving}
      submitText={<FormattedMessage id="checkout.toAddress" />}
    >
      <TextField
        label={<FormattedMessage id="checkout.email" />}
        error={errorOf('email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        value={email}
        onChange={(event) => onDraft({ email: event.currentTarget.value })}
      />
      <TextField
        label={<FormattedMessage id="checkout.phone" />}
        error={errorOf('phone')}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder={checkout.market === 'KR' ? '010-1234-5678' : '(555) 123-4567'}
        value={phone}
        onChange={(event) => onDraft({ phone: event.currentTarget.value })}
      />
      <PassCodeField
        label={<FormattedMessage id="checkout.passCode" />}
        hint={<FormattedMessage id={isPassCodeKept ? 'checkout.passCodeKept' : 'checkout.passCodeHint'} />}
        error={errorOf('guestPassword')}
        name="guestPassword"
        autoComplete="new-password"
        value={passCode}
        onText={setPassCode}
      />
    </StepFrame>
  );
}
