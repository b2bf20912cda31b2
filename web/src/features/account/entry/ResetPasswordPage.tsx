import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { styled } from '#styled-system/jsx';
import { EntryFrame } from '../frame/EntryFrame.tsx';
import { LinkExpired } from './LinkExpired.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

/** `/reset-password`: where the link of an email sets a new password. */
export function ResetPasswordPage() {
  const intl = useIntl();
  const token = new URLSearchParams(useLocation().search).get('token');
  return (
    <EntryFrame
      title={intl.formatMessage({ id: 'account.reset' })}
      description={intl.formatMessage({ id: 'account.reset.description' })}
      path="/reset-password"
    >
      <styled.div display="grid" gap="5">
        {token ? <ResetPasswordForm token={token} /> : <LinkExpired retry="/forgot" />}
      </styled.div>
    </EntryFrame>
  );
}
