import { MAILING_CONSENT } from '@eunbit/schema/consent-texts';
import { POSTED_FORM } from '@eunbit/schema/posted-form';
import { type FormEvent, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { input } from '#styled-system/recipes';
import { usePostedAnswer, usePostedFailure, usePostedForm } from '../../app/posted-form.ts';
import { useSettings } from '../../app/settings.tsx';
import { Form } from '../../components/Form.tsx';
import { MessageDialog } from '../../components/MessageDialog.tsx';
import { Button } from '../../elements/Button.tsx';
import type { MailingListJoined } from '../../gql/graphql.ts';
import { useSubscribeToMailingList } from './mailing-list-mutations.ts';

const Input = styled('input', input);

/** One field to join the mailing list; the result is shown in a dialog. */
export function MailingListForm() {
  const intl = useIntl();
  const { language } = useSettings();
  const { send, busy } = useSubscribeToMailingList();
  const fieldId = useId();
  const posted = usePostedForm('mailing-list');
  const joined = usePostedAnswer<MailingListJoined>('mailing-list');
  const refused = usePostedFailure('mailing-list', 'mailing.failed');
  const [email, setEmail] = useState(posted?.values.email ?? '');
  const [shown, setShown] = useState<string | null>(null);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const { answer, problem } = await send({ email: email.trim() });
    setShown((problem ?? answer).message ?? intl.formatMessage({ id: 'mailing.failed' }));
    if (!problem) setEmail('');
  }

  return (
    <Form name="mailing-list" onSubmit={submit} display="grid" gap="3" alignContent="start">
      <styled.h2 color="chalk" fontSize="lg" fontWeight="semibold">
        <FormattedMessage id="mailing.title" />
      </styled.h2>
      <styled.label htmlFor={fieldId}>
        <FormattedMessage id="mailing.email" />
      </styled.label>
      <styled.div display="flex" gap="2">
        <Input
          id={fieldId}
          type="email"
          name="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          aria-describedby={`${fieldId}consent`}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <Button type="submit" busy={busy} minH="12" colorPalette="purple">
          <FormattedMessage id="mailing.join" />
        </Button>
      </styled.div>
      <styled.p id={`${fieldId}consent`} fontSize="xs" color="chalk.muted" maxWidth="text">
        {MAILING_CONSENT[language]}
      </styled.p>
      {/* Without scripts there is no dialog. */}
      {posted && shown === null ? (
        <styled.p
          id={POSTED_FORM.anchor}
          role={joined ? 'status' : 'alert'}
          scrollMarginTop="28"
          color="chalk"
          fontWeight="medium"
        >
          {joined?.message ?? refused}
        </styled.p>
      ) : null}
      <MessageDialog text={shown} onClose={() => setShown(null)} />
    </Form>
  );
}
