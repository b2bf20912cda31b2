import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useLinkOfNext } from '../../../app/link-token.ts';
import { readNextPath, withNext } from '../../../app/next-path.ts';
import { EntryFrame, EntryLink } from '../frame/EntryFrame.tsx';
import { SocialAlert } from '../social/SocialAlert.tsx';
import { SocialButtons } from '../social/SocialButtons.tsx';
import { SignUpForm } from './SignUpForm.tsx';

/** `/signup`: an account in one form. */
export function SignUpPage() {
  const intl = useIntl();
  const search = new URLSearchParams(useLocation().search);
  const next = readNextPath(search);
  useLinkOfNext(next);
  return (
    <EntryFrame
      title={intl.formatMessage({ id: 'account.signup' })}
      description={intl.formatMessage({ id: 'account.signup.description' })}
      path="/signup"
      lead={<FormattedMessage id="account.signup.lead" />}
      footer={
        <p>
          <FormattedMessage id="account.signup.already" />{' '}
          <EntryLink to={withNext('/login', search)}>
            <FormattedMessage id="account.login" />
          </EntryLink>
        </p>
      }
    >
      <SocialAlert />
      <SignUpForm next={next} />
      <SocialButtons intent="sign-up" next={next} />
    </EntryFrame>
  );
}
