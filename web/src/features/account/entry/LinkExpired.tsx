import { message } from '@eunbit/schema/messages';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { useSettings } from '../../../app/settings.tsx';
import { LinkButton } from '../../../components/LinkButton.tsx';
import { ErrorAlert } from '../../../elements/ErrorAlert.tsx';

/** Alert for an expired link of an email, with a link to request another one. */
export function LinkExpired({ retry }: { retry: '/forgot' | '/change-userinfo' }) {
  const { language } = useSettings();
  return (
    <styled.div display="grid" gap="5" justifyItems="start">
      <ErrorAlert>{message('link.invalid', language)}</ErrorAlert>
      <LinkButton to={retry}>
        <FormattedMessage id={retry === '/forgot' ? 'account.forgot' : 'account.menu.personal'} />
      </LinkButton>
    </styled.div>
  );
}
