import { CHECKOUT_STEPS, type CheckoutStep } from '@eunbit/schema/checkout';
import type { Market } from '@eunbit/schema/market';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { styled } from '#styled-system/jsx';
import type { Checkout } from './checkout-content.ts';
import { buildStepUrl, getProgressFacts, getStepPosition, getStepToShow } from './checkout-steps.ts';

/** Message keys of the short names. */
const NAMES: Readonly<Record<CheckoutStep, string>> = {
  contact: 'checkout.contact',
  address: 'checkout.step.addressShort',
  shipping: 'checkout.step.shippingShort',
  payment: 'checkout.step.paymentShort',
};

interface CheckoutProgressProps {
  readonly market: Market;
  readonly step: CheckoutStep;
  readonly checkout: Checkout;
}

/** 'Step 2 of 3' and the names of the steps; reachable ones are links. */
export function CheckoutProgress({ market, step, checkout }: CheckoutProgressProps) {
  const intl = useIntl();
  const { number, count } = getStepPosition(market, step);
  const facts = getProgressFacts(checkout);
  return (
    <styled.nav aria-label={intl.formatMessage({ id: 'checkout.progress' })} mb="8">
      <styled.p fontSize="sm" color="fg.muted" mb="2">
        <FormattedMessage id="checkout.stepOf" values={{ number, count }} />
      </styled.p>
      <styled.ol listStyleType="none" display="grid" gridAutoFlow="column" gridAutoColumns="1fr" gap="2">
        {CHECKOUT_STEPS[market].map((other) => {
          const isReachable = getStepToShow(market, other, facts) === other;
          const isDone = getStepPosition(market, other).number <= number;
          const name = <FormattedMessage id={NAMES[other]} />;
          return (
            <styled.li key={other} borderTopWidth="3px" borderColor={isDone ? 'purple.600' : 'gray.200'} fontSize="sm">
              {isReachable && other !== step ? (
                <StepLink to={buildStepUrl(market, other)}>{name}</StepLink>
              ) : (
                <styled.span
                  display="block"
                  py="2"
                  aria-current={other === step ? 'step' : undefined}
                  fontWeight={other === step ? 'semibold' : 'normal'}
                  color={other === step ? 'fg' : 'fg.muted'}
                >
                  {name}
                </styled.span>
              )}
            </styled.li>
          );
        })}
      </styled.ol>
    </styled.nav>
  );
}

const StepLink = styled(Link, { base: { display: 'block', py: '2', color: 'fg.muted', _hover: { color: 'fg' } } });
