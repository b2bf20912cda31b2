import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { Form } from '../../components/Form.tsx';
import { Button } from '../../elements/Button.tsx';
import { ErrorAlert } from '../../elements/ErrorAlert.tsx';
import { EmailField, TextAreaField, TextField } from '../../elements/FormField.tsx';
import { SentAlert } from './SentAlert.tsx';
import { useContactForm } from './use-contact-form.ts';

/** Name, phone, email and message; about an order if its number is given. */
export function ContactForm({ orderNumber }: { orderNumber: string }) {
  const { form, isPosted, draft, type, submit, errors, failure, sending, sent } = useContactForm(orderNumber);
  return (
    <Form name="contact" ref={form} onSubmit={submit} display="grid" gap="5">
      {orderNumber ? <input type="hidden" name="orderNumber" value={orderNumber} /> : null}
      {orderNumber ? (
        <styled.p px="4" py="3" bg="bg.tint" borderRadius="md">
          <FormattedMessage id="contact.aboutOrder" values={{ number: <strong key="number">{orderNumber}</strong> }} />
        </styled.p>
      ) : null}
      <styled.div display="grid" gap="5" gridTemplateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }}>
        <TextField
          label={<FormattedMessage id="contact.name" />}
          error={errors.name}
          name="name"
          required
          autoComplete="name"
          value={draft.name}
          onChange={(event) => type({ name: event.currentTarget.value })}
        />
        <TextField
          label={<FormattedMessage id="contact.phone" />}
          error={errors.phone}
          name="phone"
          required
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          value={draft.phone}
          onChange={(event) => type({ phone: event.currentTarget.value })}
        />
      </styled.div>
      <EmailField
        label={<FormattedMessage id="contact.email" />}
        error={errors.email}
        required
        value={draft.email}
        onChange={(event) => type({ email: event.currentTarget.value })}
      />
      <TextAreaField
        label={<FormattedMessage id="contact.message" />}
        error={errors.message}
        name="message"
        required
        rows={10}
        value={draft.message}
        onChange={(event) => type({ message: event.currentTarget.value })}
      />
      {failure ? <ErrorAlert>{failure}</ErrorAlert> : null}
      <Button type="submit" size="lg" busy={sending} justifySelf="start">
        <FormattedMessage id={sending ? 'contact.sending' : 'contact.send'} />
      </Button>
      <SentAlert sent={sent} isPosted={isPosted} />
    </Form>
  );
}
