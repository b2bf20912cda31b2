import { MAILING_CONSENT } from '@eunbit/schema/consent-texts';
import type { Language } from '@eunbit/schema/market';
import { dateText } from '@eunbit/ui/date';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { usePostedAnswer } from '../../../app/posted-form.ts';
import { useSettings } from '../../../app/settings.tsx';
import { DoneAlert } from '../../../components/DoneAlert.tsx';
import { Form } from '../../../components/Form.tsx';
import { Button } from '../../../elements/Button.tsx';
import { ErrorAlert } from '../../../elements/ErrorAlert.tsx';
import { SelectField } from '../../../elements/FormField.tsx';
import { useUpdateCommunication } from '../account-mutations.ts';
import { CheckField } from '../form/CheckField.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import type { Member } from '../frame/member-query.ts';

/** The consent that the member gave and its date, or the text of the requested consent. */
function MailingConsent({ consent }: { consent: Member['mailingConsent'] }) {
  const { language, market } = useSettings();
  if (!consent) return MAILING_CONSENT[language];
  const date = dateText(consent.at, language, market);
  return <FormattedMessage id="account.mailing.agreed" values={{ date, wording: consent.wording }} />;
}

/** Mailing list, emails about orders, language. */
export function CommunicationForm({ member }: { member: Member }) {
  const { language: shown, switchTo } = useSettings();
  const isPosted = usePostedAnswer('communication') !== null;
  const [saved, setSaved] = useState(isPosted);
  const { hasMailingConsent, mailingConsent, hasOrderEmails, language } = member;
  const { send } = useUpdateCommunication();
  const { form, fields, edit, busy, alert } = useAccountForm({
    name: 'communication',
    initial: { hasMailingConsent, hasOrderEmails, language },
    order: [],
    check: () => [],
    send,
    onDone: (viewer) => {
      setSaved(true);
      const chosen = viewer.language.toLowerCase() as Language;
      if (chosen !== shown) void switchTo({ language: chosen });
    },
    failed: ['account.failed'],
  });
  const change = (choice: Partial<typeof fields>) => {
    setSaved(false);
    edit(choice);
  };
  return (
    <Form {...form} display="grid" gap="6" maxWidth="form">
      <CheckField
        name="hasMailingConsent"
        label={<FormattedMessage id="account.mailing" />}
        hint={<MailingConsent consent={hasMailingConsent ? mailingConsent : null} />}
        checked={fields.hasMailingConsent}
        onChange={(checked) => change({ hasMailingConsent: checked })}
      />
      <CheckField
        name="hasOrderEmails"
        label={<FormattedMessage id="account.orderEmails" />}
        hint={<FormattedMessage id="account.orderEmails.hint" />}
        checked={fields.hasOrderEmails}
        onChange={(checked) => change({ hasOrderEmails: checked })}
      />
      <SelectField
        label={<FormattedMessage id="account.language" />}
        hint={<FormattedMessage id="account.language.hint" />}
        name="language"
        value={fields.language}
        onChange={({ currentTarget }) => change({ language: currentTarget.value === 'EN' ? 'EN' : 'KO' })}
      >
        <option value="KO" lang="ko">
          한국어
        </option>
        <option value="EN" lang="en">
          English
        </option>
      </SelectField>
      {alert ? <ErrorAlert>{alert}</ErrorAlert> : null}
      <Button type="submit" size="lg" busy={busy} justifySelf="start">
        <FormattedMessage id={busy ? 'account.saving' : 'account.save'} />
      </Button>
      <DoneAlert text={saved ? <FormattedMessage id="account.saved" /> : null} isPosted={isPosted} />
    </Form>
  );
}
