import { chakra } from '@chakra-ui/react/styled-system';
import { message } from '@eunbit/schema/messages';
import { ErrorAlert } from '@eunbit/ui/ErrorAlert.tsx';
import { FormattedMessage } from 'react-intl';
import { useSettings } from '../../../app/settings.tsx';
import { LinkButton } from '../../../components/LinkButton.tsx';

/** Says that the link of an email is not valid any more, with a link to request another one. */
export function LinkExpired({ retry }: { retry: '/forgot' | '/change-userinfo' }) {
  const { language } = useSettings();
  return (
    <chakra.div display="grid" gap="5" justifyItems="start">
      <ErrorAlert>{message('link.invalid', language)}</ErrorAlert>
      <LinkButton to={retry}>
        <FormattedMessage id={retry === '/forgot' ? 'account.forgot' : 'account.menu.personal'} />
      </LinkButton>
    </chakra.div>
  );
}
