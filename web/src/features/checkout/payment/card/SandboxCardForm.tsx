import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { WaitingForm } from '../../../../components/WaitingForm.tsx';
import { Button } from '../../../../elements/Button.tsx';
import { focusFirstError, TextField } from '../../../../elements/FormField.tsx';
import {
  type CardFieldName,
  type CardFields,
  formatCardNumber,
  formatCvc,
  formatExpiry,
  readCard,
} from './card-fields.ts';
import type { CardFormProps } from './card-payment.ts';
import { confirmOnSandbox } from './confirm-on-sandbox.ts';

/** Message keys of invalid fields. */
const ERRORS: Readonly<Record<CardFieldName, string>> = {
  number: 'checkout.card.numberInvalid',
  expiry: 'checkout.card.expiryInvalid',
  cvc: 'checkout.card.cvcInvalid',
};

interface SandboxCardFormProps extends CardFormProps {
  readonly publishableKey: string;
  readonly sandboxUrl: string;
}

/** The shop's own card form, for development without an account at the provider. Card data do not leave it. */
export function SandboxCardForm({ publishableKey, sandboxUrl, children, ...props }: SandboxCardFormProps) {
  const { payText, busy, disabled, returnUrl, prepare, onInvalid, onConfirmation } = props;
  const intl = useIntl();
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState<CardFields>({ number: '', expiry: '', cvc: '' });
  const [wrong, setWrong] = useState<{ readonly field: CardFieldName } | null>(null);
  const [confirming, setConfirming] = useState(false);
  const isBusy = busy || confirming;
  // A message is removed when its field is valid.
  const stillWrong = wrong && readCard(fields, new Date()) === wrong.field ? wrong.field : null;
  const getError = (field: CardFieldName) => (stillWrong === field ? intl.formatMessage({ id: ERRORS[field] }) : null);

  useEffect(() => {
    if (wrong) focusFirstError(form.current);
  }, [wrong]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy || disabled) return;
    const card = readCard(fields, new Date());
    if (typeof card === 'string') {
      onInvalid();
      return setWrong({ field: card });
    }
    setWrong(null);
    setConfirming(true);
    try {
      const clientSecret = await prepare();
      if (clientSecret === null) return;
      const provider = { publishableKey, sandboxUrl };
      const confirmation = { provider, clientSecret, card, locale: language, returnUrl: returnUrl() };
      await onConfirmation(await confirmOnSandbox(confirmation));
    } finally {
      setConfirming(false);
    }
  }

  return (
    <WaitingForm ref={form} onSubmit={submit} display="grid" gap="5">
      <TextField
        label={<FormattedMessage id="checkout.card.number" />}
        error={getError('number')}
        name="cardNumber"
        inputMode="numeric"
        autoComplete="cc-number"
        placeholder="1234 1234 1234 1234"
        value={fields.number}
        onChange={(event) => setFields({ ...fields, number: formatCardNumber(event.currentTarget.value) })}
      />
      <styled.div display="grid" gridTemplateColumns="repeat(2, minmax(0, 1fr))" gap="4" alignItems="start">
        <TextField
          label={<FormattedMessage id="checkout.card.expiry" />}
          error={getError('expiry')}
          name="cardExpiry"
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder="MM / YY"
          value={fields.expiry}
          onChange={(event) => setFields({ ...fields, expiry: formatExpiry(event.currentTarget.value, fields.expiry) })}
        />
        <TextField
          label={<FormattedMessage id="checkout.card.cvc" />}
          error={getError('cvc')}
          name="cardCvc"
          inputMode="numeric"
          autoComplete="cc-csc"
          placeholder="CVC"
          value={fields.cvc}
          onChange={(event) => setFields({ ...fields, cvc: formatCvc(event.currentTarget.value) })}
        />
      </styled.div>
      {children}
      <Button type="submit" size="lg" busy={isBusy} disabled={disabled}>
        {payText}
      </Button>
      <styled.p fontSize="sm" color="fg.muted" textAlign="center">
        <FormattedMessage id="checkout.card.sandbox" />
      </styled.p>
    </WaitingForm>
  );
}
