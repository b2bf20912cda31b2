import { POSTED_FORM, type PostedOutcome } from '@eunbit/schema/posted-form';
import { validateOrderAccessRequest } from '@eunbit/schema/validation-order';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { usePostedForm } from '../../../app/posted-form.ts';
import { Form } from '../../../components/Form.tsx';
import { useFieldErrors } from '../../../components/use-field-errors.ts';
import { Button } from '../../../elements/Button.tsx';
import { EmailField, TextField } from '../../../elements/FormField.tsx';
import type { OrderLinkRequested } from '../../../gql/graphql.ts';
import { useRequestOrderAccess } from './access-mutations.ts';

/** For a lost pass code: sends a link to the email of the order. The response is the same for any input. */
export function LostPassCode({ orderNumber }: { orderNumber: string }) {
  const intl = useIntl();
  const { send, busy } = useRequestOrderAccess();
  const posted = usePostedForm('lost-pass-code');
  const [fields, setFields] = useState(() => ({
    orderNumber: posted?.values.lostOrderNumber ?? orderNumber,
    email: posted?.values.email ?? '',
  }));
  const [outcome, setOutcome] = useState<PostedOutcome | null>(posted);
  const input = { orderNumber: fields.orderNumber.trim(), email: fields.email.trim() };
  const { form, errors, passes } = useFieldErrors(input, validateOrderAccessRequest, posted);

  const reply = outcome?.problem ?? (outcome?.answer as OrderLinkRequested | null | undefined);
  const text = reply && (reply.message ?? intl.formatMessage({ id: 'order.loadFailed' }));

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setOutcome(null);
    if (passes('first')) setOutcome(await send(input));
  }

  return (
    <styled.details open={posted !== null || undefined} mt="8" borderTopWidth="1px" pt="5">
      <styled.summary cursor="pointer" fontWeight="semibold" minH="6">
        <FormattedMessage id="order.lost.title" />
      </styled.summary>
      <Form name="lost-pass-code" ref={form} onSubmit={submit} display="grid" gap="5" mt="4">
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
        <EmailField
          label={<FormattedMessage id="order.lost.email" />}
          error={errors.email ?? null}
          value={fields.email}
          onChange={(event) => setFields({ ...fields, email: event.currentTarget.value })}
        />
        <Button type="submit" variant="outline" size="lg" busy={busy}>
          <FormattedMessage id="order.lost.send" />
        </Button>
        <styled.p
          id={posted?.answer ? POSTED_FORM.anchor : undefined}
          role="status"
          scrollMarginTop="28"
          fontWeight="medium"
          color={outcome?.answer && !outcome.problem ? 'fg.success' : 'fg.error'}
          _empty={{ display: 'none' }}
        >
          {text}
        </styled.p>
      </Form>
    </styled.details>
  );
}
