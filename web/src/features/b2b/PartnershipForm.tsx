import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { DoneAlert } from '../../components/DoneAlert.tsx';
import { Form } from '../../components/Form.tsx';
import { Button } from '../../elements/Button.tsx';
import { ErrorAlert } from '../../elements/ErrorAlert.tsx';
import { TextAreaField, TextField } from '../../elements/FormField.tsx';
import { usePartnershipForm } from './use-partnership-form.ts';

/** Name and type of each one-line field, in the order of the form (SUPPORT-6). */
const FIELDS = [
  { name: 'lastName', labelKey: 'b2b.lastName', autoComplete: 'family-name', type: 'text' },
  { name: 'firstName', labelKey: 'b2b.firstName', autoComplete: 'given-name', type: 'text' },
  { name: 'company', labelKey: 'b2b.company', autoComplete: 'organization', type: 'text' },
  { name: 'phone', labelKey: 'b2b.phone', autoComplete: 'tel', type: 'tel' },
  { name: 'industry', labelKey: 'b2b.industry', autoComplete: 'off', type: 'text' },
  { name: 'email', labelKey: 'b2b.email', autoComplete: 'email', type: 'email' },
] as const;

/** The form by which a business requests a partnership. */
export function PartnershipForm() {
  const { form, isPosted, draft, type, submit, errors, failure, sending, sent } = usePartnershipForm();
  return (
    <Form name="partnership" ref={form} onSubmit={submit} display="grid" gap="5" maxWidth="text">
      <styled.div display="grid" gap="5" gridTemplateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }}>
        {FIELDS.map(({ name, labelKey, autoComplete, type: kind }) => (
          <TextField
            key={name}
            label={<FormattedMessage id={labelKey} />}
            error={errors[name] ?? null}
            name={name}
            required
            type={kind}
            inputMode={kind}
            autoComplete={autoComplete}
            value={draft[name]}
            onChange={(event) => type({ [name]: event.currentTarget.value })}
          />
        ))}
      </styled.div>
      <TextAreaField
        label={<FormattedMessage id="b2b.message" />}
        error={errors.message ?? null}
        name="message"
        rows={6}
        value={draft.message}
        onChange={(event) => type({ message: event.currentTarget.value })}
      />
      {failure ? <ErrorAlert>{failure}</ErrorAlert> : null}
      <Button type="submit" size="lg" busy={sending} justifySelf="start">
        <FormattedMessage id="b2b.submit" />
      </Button>
      <DoneAlert
        isPosted={isPosted}
        text={
          sent ? (
            <>
              {sent.text} <FormattedMessage id="b2b.ticket" values={{ number: sent.number }} />
            </>
          ) : null
        }
      />
    </Form>
  );
}
