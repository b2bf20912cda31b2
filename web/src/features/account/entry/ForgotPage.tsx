import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { withNext } from '../../../app/next-path.ts';
import { EntryFrame, EntryLink } from '../frame/EntryFrame.tsx';
import { ForgotForm } from './ForgotForm.tsx';

/** `/forgot`: an email with a link for a new password. */
export function ForgotPage() {
  const intl = useIntl();
  const search = new URLSearchParams(useLocation().search);
  return (
    <EntryFrame
      title={intl.formatMessage({ id: 'account.forgot' })}
      description={intl.formatMessage({ id: 'account.forgot.description' })}
      path="/forgot"
      lead={<FormattedMessage id="account.forgot.lead" />}
      footer={
        <>
          <p>
            <EntryLink to={withNext('/login', search)}>
              <FormattedMessage id="account.login" />
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
      <ForgotForm />
    </EntryFrame>
  );
}
