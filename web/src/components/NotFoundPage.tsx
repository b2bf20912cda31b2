import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { LinkButton } from './LinkButton.tsx';

/** Shown for an unknown path and for a product that does not exist. */
export function NotFoundPage() {
  const intl = useIntl();
  return (
    <styled.div
      minHeight="60vh"
      display="grid"
      alignContent="center"
      justifyItems="center"
      gap="5"
      px="4"
      py="20"
      textAlign="center"
    >
      <title>{intl.formatMessage({ id: 'notFound.title' })}</title>
      <meta name="robots" content="noindex" />
      <styled.p aria-hidden fontSize="6xl" fontWeight="bold" color="purple.600" lineHeight="1">
        404
      </styled.p>
      <styled.h1 fontSize={{ base: '2xl', md: '3xl' }} fontWeight="semibold">
        <FormattedMessage id="notFound.title" />
      </styled.h1>
      <styled.p color="fg.muted" maxWidth="text">
        <FormattedMessage id="notFound.text" />
      </styled.p>
      <LinkButton to="/">
        <FormattedMessage id="notFound.home" />
      </LinkButton>
    </styled.div>
  );
}
