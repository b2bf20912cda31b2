import { useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { useLinkToken } from '../../../app/link-token.ts';
import { EntryFrame } from '../frame/EntryFrame.tsx';
import { LinkExpired } from './LinkExpired.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

/** `/reset-password`: the target of the email's link that sets a new password. */
export function ResetPasswordPage() {
  const intl = useIntl();
  const token = useLinkToken();
  return (
    <EntryFrame
      title={intl.formatMessage({ id: 'account.reset' })}
      description={intl.formatMessage({ id: 'account.reset.description' })}
      path="/reset-password"
    >
      <styled.div display="grid" gap="5">
        {token === null ? <LinkExpired retry="/forgot" /> : <ResetPasswordForm token={token ?? ''} />}
      </styled.div>
    </EntryFrame>
  );
}
