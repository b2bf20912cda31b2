import { chakra } from '@chakra-ui/react/styled-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageHead } from '../../app/PageHead.tsx';
import { LinkButton } from '../../components/LinkButton.tsx';

/** `/cancel`: where a payment ends that was called off. */
export function CancelPage() {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'order.canceledTitle' });
  const text = intl.formatMessage({ id: 'order.canceledText' });
  return (
    <chakra.div
      minHeight="60vh"
      display="grid"
      alignContent="center"
      justifyItems="center"
      gap="5"
      px="4"
      py="20"
      textAlign="center"
    >
      <PageHead title={title} description={text} path="/cancel" />
      <meta name="robots" content="noindex" />
      <chakra.h1 fontSize={{ base: '2xl', md: '3xl' }} fontWeight="semibold">
        {title}
      </chakra.h1>
      <chakra.p color="fg.muted">{text}</chakra.p>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap="3">
        <LinkButton to="/cart">
          <FormattedMessage id="order.backToCart" />
        </LinkButton>
        <LinkButton to="/contact" variant="outline">
          <FormattedMessage id="order.contact" />
        </LinkButton>
      </chakra.div>
    </chakra.div>
  );
}
