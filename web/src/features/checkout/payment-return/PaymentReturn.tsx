import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { styled } from '#styled-system/jsx';
import { PageHead } from '../../../app/PageHead.tsx';
import { useSettings } from '../../../app/settings.tsx';
import { LinkButton } from '../../../components/LinkButton.tsx';
import { CheckingPayment } from '../completion/CheckingPayment.tsx';
import { useShowOrder } from '../completion/use-show-order.ts';
import { buildStepUrl } from '../step/checkout-steps.ts';
import { type ReturnedPayment, type ReturnOutcome, usePaymentReturn } from './use-payment-return.ts';

/** The return from the provider: the outcome of the payment, and a link to the order once it exists. */
export function PaymentReturn({ payment }: { payment: ReturnedPayment }) {
  const intl = useIntl();
  const { pathname } = useLocation();
  const { market } = useSettings();
  const outcome = usePaymentReturn(payment, useShowOrder(market));
  const title = outcome?.message ?? intl.formatMessage({ id: 'checkout.checking' });
  return (
    <styled.div display="grid" alignContent="center" minHeight="60vh" px="4" py="16" maxWidth="form" mx="auto">
      <PageHead title={title} description={title} path={pathname} />
      <meta name="robots" content="noindex" />
      {outcome ? <Outcome key={outcome.status} outcome={outcome} /> : <CheckingPayment />}
    </styled.div>
  );
}

/** Message keys of the next steps. */
const NOTES = {
  SUCCEEDED: 'checkout.return.elsewhere',
  PROCESSING: 'checkout.checkingNote',
  REQUIRES_PAYMENT_METHOD: 'checkout.return.kept',
  OTHER: 'checkout.return.unclear',
} as const satisfies Record<ReturnOutcome['status'], string>;

function Outcome({ outcome }: { outcome: ReturnOutcome }) {
  const { market } = useSettings();
  const heading = useRef<HTMLHeadingElement>(null);
  // The focus moves here, because this replaces the content that was read before.
  useEffect(() => heading.current?.focus(), []);
  const { status, message, reason } = outcome;
  return (
    <styled.div display="grid" justifyItems="center" gap="4" textAlign="center">
      <styled.h1 ref={heading} tabIndex={-1} fontSize={{ base: '2xl', md: '3xl' }} fontWeight="semibold">
        {message}
      </styled.h1>
      {reason && reason !== message ? <styled.p fontWeight="medium">{reason}</styled.p> : null}
      <styled.p color="fg.muted">
        <FormattedMessage id={NOTES[status]} />
      </styled.p>
      {status === 'PROCESSING' ? null : (
        <styled.div display="flex" flexWrap="wrap" justifyContent="center" gap="3" mt="2">
          {status === 'SUCCEEDED' ? null : (
            <LinkButton to={buildStepUrl(market, 'payment')}>
              <FormattedMessage id="checkout.return.toPayment" />
            </LinkButton>
          )}
          {status === 'REQUIRES_PAYMENT_METHOD' ? (
            <LinkButton to="/cart" variant="outline">
              <FormattedMessage id="checkout.backToCart" />
            </LinkButton>
          ) : (
            <LinkButton to="/guest-order" variant={status === 'SUCCEEDED' ? 'solid' : 'outline'}>
              <FormattedMessage id="checkout.return.lookUp" />
            </LinkButton>
          )}
        </styled.div>
      )}
    </styled.div>
  );
}
