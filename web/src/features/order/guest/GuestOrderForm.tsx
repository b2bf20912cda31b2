import { validateGuestLookUp } from '@eunbit/schema/validation-order';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePostedForm, withTyped } from '../../../app/posted-form.ts';
import { Form } from '../../../components/Form.tsx';
import { SecretField } from '../../../components/SecretField.tsx';
import { useFieldErrors } from '../../../components/use-field-errors.ts';
import { Button } from '../../../elements/Button.tsx';
import { TextField } from '../../../elements/FormField.tsx';
import { useLookUpGuestOrder } from '../access/access-mutations.ts';
import { type OrderAccess, toOrderAccess } from '../order-access.ts';

interface GuestOrderFormProps {
  /** Order number of the address; may be empty. */
  readonly orderNumber: string;
  readonly onFound: (access: OrderAccess) => void;
  /** Reports a failure, so that the page's title shows it. */
  readonly onRefused: (message: string) => void;
}

/** Order number and pass code. */
export function GuestOrderForm({ orderNumber, onFound, onRefused }: GuestOrderFormProps) {
  const intl = useIntl();
  const { send, busy } = useLookUpGuestOrder();
  const posted = usePostedForm('guest-order');
  const [fields, setFields] = useState(() => withTyped({ orderNumber, passCode: '' }, posted));
  const trimmed = { orderNumber: fields.orderNumber.trim(), passCode: fields.passCode.trim() };
  const { form, errors, passes } = useFieldErrors(trimmed, validateGuestLookUp, posted);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    if (!passes('first')) return;
    const { answer, problem } = await send(trimmed);
    if (problem) onRefused(problem.message ?? intl.formatMessage({ id: 'order.loadFailed' }));
    else onFound(toOrderAccess(answer));
  }

  return (
    // After a submission without scripts, the page is opened so that its title, which shows the error, is visible.
    <Form name="guest-order" ref={form} onSubmit={submit} display="grid" gap="5" scrollMarginTop="60">
      <TextField
        label={<FormattedMessage id="order.number" />}
        hint={<FormattedMessage id="order.numberHint" />}
        error={errors.orderNumber ?? null}
        name="orderNumber"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="EB-000000-XXXXXXXX"
        value={fields.orderNumber}
        onChange={(event) => setFields({ ...fields, orderNumber: event.currentTarget.value })}
      />
      <SecretField
        label={<FormattedMessage id="order.passCode" />}
        hint={<FormattedMessage id="order.passCodeHint" />}
        error={errors.passCode ?? null}
        name="passCode"
        autoComplete="off"
        value={fields.passCode}
        onText={(passCode) => setFields({ ...fields, passCode })}
      />
      <Button type="submit" size="lg" busy={busy} mt="2">
        <FormattedMessage id="order.lookUp" />
      </Button>
    </Form>
  );
}
