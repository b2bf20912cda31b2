import { useMutation } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { validateOrderAccessRequest } from '@eunbit/schema/validation-order';
import { Button } from '@eunbit/ui/Button.tsx';
import { TextField } from '@eunbit/ui/FormField.tsx';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFieldErrors } from '../../../components/use-field-errors.ts';
import { graphql } from '../../../gql/index.ts';

const RequestOrderAccessDocument = graphql(`
  mutation RequestOrderAccess($input: RequestOrderAccessInput!) {
    requestOrderAccess(input: $input) {
      __typename
      ... on OrderAccessRequested {
        message
      }
      ... on ValidationError {
        message
      }
      ... on OperationError {
        message
      }
    }
  }
`);

interface Told {
  readonly tone: 'sent' | 'error';
  readonly text: string;
}

/** For who has lost the pass code: a link goes to the mailbox of the order. Says the same whatever is typed. */
export function LostPassCode({ orderNumber }: { orderNumber: string }) {
  const intl = useIntl();
  const [mutate, { loading }] = useMutation(RequestOrderAccessDocument);
  const [fields, setFields] = useState({ orderNumber, email: '' });
  const [told, setTold] = useState<Told | null>(null);
  const input = { orderNumber: fields.orderNumber.trim(), email: fields.email.trim() };
  const { form, errors, passes } = useFieldErrors(input, validateOrderAccessRequest);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (loading) return;
    setTold(null);
    if (!passes('first')) return;
    try {
      const { data } = await mutate({ variables: { input } });
      const answer = data?.requestOrderAccess;
      if (!answer) throw new Error('no answer');
      setTold({ tone: answer.__typename === 'OrderAccessRequested' ? 'sent' : 'error', text: answer.message });
    } catch {
      setTold({ tone: 'error', text: intl.formatMessage({ id: 'order.loadFailed' }) });
    }
  }

  return (
    <chakra.details mt="8" borderTopWidth="1px" pt="5">
      <chakra.summary cursor="pointer" fontWeight="semibold" minH="6">
        <FormattedMessage id="order.lost.title" />
      </chakra.summary>
      <chakra.form ref={form} noValidate onSubmit={submit} display="grid" gap="5" mt="4">
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
        <Button type="submit" variant="outline" size="lg" busy={loading}>
          <FormattedMessage id="order.lost.send" />
        </Button>
        <chakra.p
          role="status"
          fontWeight="medium"
          color={told?.tone === 'error' ? 'fg.error' : 'fg.success'}
          _empty={{ display: 'none' }}
        >
          {told?.text}
        </chakra.p>
      </chakra.form>
    </chakra.details>
  );
}
