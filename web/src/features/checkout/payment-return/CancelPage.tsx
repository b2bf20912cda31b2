import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { PageHead } from '../../../app/PageHead.tsx';
import { useSettings } from '../../../app/settings.tsx';
import { LinkButton } from '../../../components/LinkButton.tsx';
import { buildStepUrl } from '../step/checkout-steps.ts';

/** `/cancel`: the return from a cancelled payment. The checkout is kept with all input. */
export function CancelPage() {
  const intl = useIntl();
  const { market } = useSettings();
  const title = intl.formatMessage({ id: 'checkout.canceled' });
  const text = intl.formatMessage({ id: 'checkout.canceledNote' });
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
      <PageHead title={title} description={text} path="/cancel" />
      <meta name="robots" content="noindex" />
      <styled.h1 fontSize={{ base: '2xl', md: '3xl' }} fontWeight="semibold">
        {title}
      </styled.h1>
      <styled.p color="fg.muted">{text}</styled.p>
      <styled.div display="flex" flexWrap="wrap" justifyContent="center" gap="3">
        <LinkButton to={buildStepUrl(market, 'payment')}>
          <FormattedMessage id="checkout.return.toPayment" />
        </LinkButton>
        <LinkButton to="/cart" variant="outline">
          <FormattedMessage id="checkout.backToCart" />
        </LinkButton>
      </styled.div>
    </styled.div>
  );
}
