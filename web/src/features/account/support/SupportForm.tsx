import { CONTACT_SUBJECT_TEXTS, ContactSubject, isContactSubject } from '@eunbit/schema/contact';
import { validateContactMessage } from '@eunbit/schema/validation-contact';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { useKeptDraft, usePostedAnswer } from '../../../app/posted-form.ts';
import { useSettings } from '../../../app/settings.tsx';
import { getSessionStorage } from '../../../browser/storage.ts';
import { DoneAlert } from '../../../components/DoneAlert.tsx';
import { Form } from '../../../components/Form.tsx';
import { Button } from '../../../elements/Button.tsx';
import { ErrorAlert } from '../../../elements/ErrorAlert.tsx';
import { EmailField, SelectField, TextAreaField, TextField } from '../../../elements/FormField.tsx';
import { useSendContactMessage } from '../../contact/contact-mutations.ts';
import { useAccountForm } from '../form/use-account-form.ts';
import type { Member } from '../frame/member-query.ts';
import { formatStoredPhone } from '../phone-text.ts';
import { createEmptyDraft, keepDraft, readDraft, type SupportDraft } from './support-draft.ts';

interface Sent {
  readonly number: string;
  readonly message: string;
}

/** Subject and message; name, phone and email are filled in. The input survives a failure and a reload. */
export function SupportForm({ member }: { member: Member }) {
  const { language } = useSettings();
  const { send } = useSendContactMessage();
  const posted = usePostedAnswer<Sent>('support');
  const [sent, setSent] = useState<Sent | null>(posted);
  const empty = createEmptyDraft({ ...member, phone: member.phone ? formatStoredPhone(member.phone) : null });
  const { form, fields, edit, reset, busy, getError, alert } = useAccountForm({
    name: 'support',
    keepsDraft: true,
    initial: empty,
    order: ['subject', 'name', 'phone', 'email', 'message'],
    check: (typed) => validateContactMessage({ ...typed, orderNumber: '' }),
    send,
    onDone: (answer) => {
      const next = { ...fields, message: '' };
      reset(next);
      keepDraft(getSessionStorage(), next);
      setSent(answer);
    },
    failed: ['account.failed'],
  });
  useKeptDraft('support', {
    restore() {
      const kept = readDraft(getSessionStorage(), empty);
      if (kept.message !== '') reset(kept);
    },
    forget: () => keepDraft(getSessionStorage(), empty),
  });

  function type(change: Partial<SupportDraft>): void {
    edit(change);
    setSent(null);
    keepDraft(getSessionStorage(), { ...fields, ...change });
  }

  return (
    <Form {...form} display="grid" gap="5" maxWidth="text">
      <SelectField
        label={<FormattedMessage id="account.support.subject" />}
        error={getError('subject')}
        name="subject"
        value={fields.subject}
        onChange={({ currentTarget: { value } }) => isContactSubject(value) && type({ subject: value })}
      >
        {Object.values(ContactSubject).map((subject) => (
          <option key={subject} value={subject}>
            {CONTACT_SUBJECT_TEXTS[subject][language]}
          </option>
        ))}
      </SelectField>
      <styled.div display="grid" gap="5" gridTemplateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }} alignItems="start">
        <TextField
          label={<FormattedMessage id="account.support.name" />}
          error={getError('name')}
          name="name"
          autoComplete="name"
          value={fields.name}
          onChange={(event) => type({ name: event.currentTarget.value })}
        />
        <TextField
          label={<FormattedMessage id="account.support.phone" />}
          error={getError('phone')}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          value={fields.phone}
          onChange={(event) => type({ phone: event.currentTarget.value })}
        />
      </styled.div>
      <EmailField
        label={<FormattedMessage id="account.email" />}
        error={getError('email')}
        value={fields.email}
        onChange={(event) => type({ email: event.currentTarget.value })}
      />
      <TextAreaField
        label={<FormattedMessage id="account.support.message" />}
        error={getError('message')}
        name="message"
        rows={8}
        value={fields.message}
        onChange={(event) => type({ message: event.currentTarget.value })}
      />
      {alert ? <ErrorAlert>{alert}</ErrorAlert> : null}
      <Button type="submit" size="lg" busy={busy} justifySelf="start">
        <FormattedMessage id={busy ? 'account.sending' : 'account.support.send'} />
      </Button>
      <DoneAlert
        text={
          sent ? (
            <>
              {sent.message}{' '}
              <FormattedMessage
                id="account.support.ticket"
                values={{ number: <strong key="number">{sent.number}</strong> }}
              />
            </>
          ) : null
        }
        isPosted={posted !== null}
      />
    </Form>
  );
}
