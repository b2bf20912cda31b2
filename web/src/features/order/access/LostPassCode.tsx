import { validateOrderAccessRequest } from '@eunbit/schema/validation-order';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { useFieldErrors } from '../../../components/use-field-errors.ts';
import { Button } from '../../../elements/Button.tsx';
import { TextField } from '../../../elements/FormField.tsx';
import { type AccessRequestOutcome, useRequestOrderAccess } from './use-request-order-access.ts';

/** For a lost pass code: sends a link to the email of the order. The answer is the same for any input. */
export function LostPassCode({ orderNumber }: { orderNumber: string }) {
  const intl = useIntl();
  const { requestAccess, busy } = useRequestOrderAccess();
  const [fields, setFields] = useState({ orderNumber, email: '' });
  const [outcome, setOutcome] = useState<AccessRequestOutcome | null>(null);
  const input = { orderNumber: fields.orderNumber.trim(), email: fields.email.trim() };
  const { form, errors, passes } = useFieldErrors(input, validateOrderAccessRequest);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setOutcome(null);
    if (passes('first')) setOutcome(await requestAccess(input));
  }

  return (
    <styled.details mt="8" borderTopWidth="1px" pt="5">
      <styled.summary cursor="pointer" fontWeight="semibold" minH="6">
        <FormattedMessage id="order.lost.title" />
      </styled.summary>
      <styled.form ref={form} noValidate onSubmit={submit} display="grid" gap="5" mt="4">
        <p>
          <FormattedMessage id="order.lost.text" />
        </p>
        <TextField
          label={<FormattedMessage id="order.lost.number" />}
          error={errors.orderNumber ?? null}
          name="lostOrderNumber"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={fields.orderNumber}
          onChange={(event) => setFields({ ...fields, orderNumber: event.currentTarget.value })}
        />
        <TextField
          label={<FormattedMessage id="order.lost.email" />}
          error={errors.email ?? null}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          value={fields.email}
          onChange={(event) => setFields({ ...fields, email: event.currentTarget.value })}
        />
        <Button type="submit" variant="outline" size="lg" busy={busy}>
          <FormattedMessage id="order.lost.send" />
        </Button>
        <styled.p
          role="status"
          fontWeight="medium"
          color={outcome?.kind === 'sent' ? 'fg.success' : 'fg.error'}
          _empty={{ display: 'none' }}
        >
          {outcome?.kind === 'failed' ? intl.formatMessage({ id: 'order.loadFailed' }) : outcome?.message}
        </styled.p>
      </styled.form>
    </styled.details>
  );
}
