import { chakra } from '@chakra-ui/react/styled-system';
import { message } from '@eunbit/schema/messages';
import { validateGuestLookUp } from '@eunbit/schema/validation';
import { Button } from '@eunbit/ui/Button.tsx';
import { focusFirstError, TextField } from '@eunbit/ui/FormField.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSettings } from '../../app/settings.tsx';
import { PassCodeField } from '../checkout/PassCodeField.tsx';
import type { OrderAccess } from './order-access.ts';
import { useLookUpGuestOrder } from './useLookUpGuestOrder.ts';

interface GuestOrderFormProps {
  /** As it stands in the address; may be empty. */
  readonly orderNumber: string;
  readonly onFound: (access: OrderAccess) => void;
  /** Says in the page's title what went wrong. */
  readonly onRefused: (message: string) => void;
}

/** Order number and pass code. */
export function GuestOrderForm({ orderNumber, onFound, onRefused }: GuestOrderFormProps) {
  const intl = useIntl();
  const { language } = useSettings();
  const lookUp = useLookUpGuestOrder();
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState({ orderNumber, passCode: '' });
  const [wrong, setWrong] = useState<{ readonly field: string; readonly text: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const errorOf = (field: string) => (wrong?.field === field ? wrong.text : null);

  useEffect(() => {
    if (wrong) focusFirstError(form.current);
  }, [wrong]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const trimmed = { orderNumber: fields.orderNumber.trim(), passCode: fields.passCode.trim() };
    const [failure] = validateGuestLookUp(trimmed);
    setWrong(failure ? { field: failure.path, text: message(failure.key, language) } : null);
    if (failure) return;
    setBusy(true);
    const outcome = await lookUp(trimmed);
    setBusy(false);
    if (outcome.kind === 'found') onFound(outcome.access);
    else onRefused(outcome.kind === 'refused' ? outcome.message : intl.formatMessage({ id: 'order.loadFailed' }));
  }

  return (
    <chakra.form ref={form} noValidate onSubmit={submit} display="grid" gap="5">
      <TextField
        label={<FormattedMessage id="order.number" />}
        hint={<FormattedMessage id="order.numberHint" />}
        error={errorOf('orderNumber')}
        name="orderNumber"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="EB-000000-XXXXXXXX"
        value={fields.orderNumber}
        onChange={(event) => setFields({ ...fields, orderNumber: event.currentTarget.value })}
      />
      <PassCodeField
        label={<FormattedMessage id="order.passCode" />}
        hint={<FormattedMessage id="order.passCodeHint" />}
        error={errorOf('passCode')}
        name="passCode"
        autoComplete="off"
        value={fields.passCode}
        onText={(passCode) => setFields({ ...fields, passCode })}
      />
      <Button type="submit" size="lg" busy={busy} mt="2">
        <FormattedMessage id="order.lookUp" />
      </Button>
    </chakra.form>
  );
}
