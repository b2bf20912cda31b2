import { MAILING_CONSENT, MAILING_TICKED_AT_FIRST } from '@eunbit/schema/consent-texts';
import { message } from '@eunbit/schema/messages';
import { validateSocialSignUp } from '@eunbit/schema/validation-social';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { useSettings } from '../../../app/settings.tsx';
import { Form } from '../../../components/Form.tsx';
import { Button } from '../../../elements/Button.tsx';
import { ErrorAlert } from '../../../elements/ErrorAlert.tsx';
import { EmailField } from '../../../elements/FormField.tsx';
import { useCompleteSocialSignUp } from '../account-mutations.ts';
import { CheckField } from '../form/CheckField.tsx';
import { NameFields } from '../form/NameFields.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { EntryLink } from '../frame/EntryFrame.tsx';
import { FactList } from '../frame/FactList.tsx';
import { useEnter } from '../frame/use-enter.ts';
import type { SocialSignUp } from './social-sign-up-query.ts';

/** Fields that the provider did not supply, and the consents; redirects to `next`. */
export function FinishSignUpForm({ known, next }: { known: SocialSignUp; next: string }) {
  const { market, language } = useSettings();
  const enter = useEnter();
  const { send } = useCompleteSocialSignUp();
  const { email, isEmailSettled, firstName, lastName } = known;
  const { form, fields, edit, busy, getError, alert } = useAccountForm({
    name: 'finish-sign-up',
    initial: {
      firstName,
      lastName,
      email,
      hasMailingConsent: MAILING_TICKED_AT_FIRST[market],
      hasAgreedToTerms: false,
    },
    order: ['firstName', 'lastName', 'email', 'hasAgreedToTerms'],
    check: validateSocialSignUp,
    send,
    onDone: ({ language }) => enter(next, language),
    leaves: true,
    fieldOfCode: { EMAIL_TAKEN: 'email' },
    failed: ['account.failed'],
  });
  return (
    <Form {...form} display="grid" gap="5">
      <NameFields fields={fields} getError={getError} onText={edit} />
      {isEmailSettled ? (
        <FactList facts={[['account.email', email]]} />
      ) : (
        <EmailField
          label={<FormattedMessage id="account.email" />}
          hint={email ? <FormattedMessage id="account.social.checkEmail" /> : null}
          error={getError('email')}
          value={fields.email}
          onChange={(event) => edit({ email: event.currentTarget.value })}
        />
      )}
      <CheckField
        name="hasMailingConsent"
        label={<FormattedMessage id="account.mailing" />}
        hint={MAILING_CONSENT[language]}
        checked={fields.hasMailingConsent}
        onChange={(hasMailingConsent) => edit({ hasMailingConsent })}
      />
      <CheckField
        name="hasAgreedToTerms"
        required
        label={message('signUpTerms.consent', language)}
        error={getError('hasAgreedToTerms')}
        checked={fields.hasAgreedToTerms}
        onChange={(hasAgreedToTerms) => edit({ hasAgreedToTerms })}
      >
        <styled.p paddingStart="8" fontSize="sm" color="fg.muted" display="flex" gap="4">
          <EntryLink to="/terms-and-condition" target="_blank">
            <FormattedMessage id="account.social.terms" />
          </EntryLink>
          <EntryLink to="/privacy" target="_blank">
            <FormattedMessage id="account.social.privacy" />
          </EntryLink>
        </styled.p>
      </CheckField>
      {alert ? <ErrorAlert>{alert}</ErrorAlert> : null}
      <Button type="submit" size="lg" busy={busy} mt="1">
        <FormattedMessage id={busy ? 'account.signup.busy' : 'account.social.finish'} />
      </Button>
    </Form>
  );
}
