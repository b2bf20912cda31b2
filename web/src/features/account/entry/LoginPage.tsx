import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useLinkOfNext } from '../../../app/link-token.ts';
import { readNextPath, withNext } from '../../../app/next-path.ts';
import { EntryFrame, EntryLink } from '../frame/EntryFrame.tsx';
import { SocialAlert } from '../social/SocialAlert.tsx';
import { SocialButtons } from '../social/SocialButtons.tsx';
import { LoginForm } from './LoginForm.tsx';

/** `/login`: email and password, and links for visitors without an account or a password. */
export function LoginPage() {
  const intl = useIntl();
  const search = new URLSearchParams(useLocation().search);
  const next = readNextPath(search);
  useLinkOfNext(next);
  return (
    <EntryFrame
      title={intl.formatMessage({ id: 'account.login' })}
      description={intl.formatMessage({ id: 'account.login.description' })}
      path="/login"
      footer={
        <>
          <p>
            <EntryLink to={withNext('/forgot', search)}>
              <FormattedMessage id="account.login.forgot" />
            </EntryLink>
          </p>
          <p>
            <FormattedMessage id="account.login.new" />{' '}
            <EntryLink to={withNext('/signup', search)}>
              <FormattedMessage id="account.signup" />
            </EntryLink>
          </p>
        </>
      }
    >
      <SocialAlert />
      <LoginForm next={next} />
      <SocialButtons intent="sign-in" next={next} />
    </EntryFrame>
  );
}
