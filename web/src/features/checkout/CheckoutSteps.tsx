import type { CheckoutStep } from '@eunbit/schema/checkout';
import type { Market } from '@eunbit/schema/market';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router';
import { styled } from '#styled-system/jsx';
import { Button } from '../../elements/Button.tsx';
import { ErrorAlert } from '../../elements/ErrorAlert.tsx';
import { Skeleton } from '../../elements/Skeleton.tsx';
import { useOpenOrder } from '../order/use-open-order.ts';
import { AddressStep } from './address/AddressStep.tsx';
import { CheckingPayment } from './completion/CheckingPayment.tsx';
import type { PlacedElsewhere } from './completion/use-payment-check.ts';
import { ContactStep } from './contact/ContactStep.tsx';
import { PaymentStep } from './payment/PaymentStep.tsx';
import type { CheckoutSession } from './session/use-checkout-session.ts';
import { ShippingStep } from './shipping/ShippingStep.tsx';
import { CheckoutProgress } from './step/CheckoutProgress.tsx';
import type { Checkout } from './step/checkout-content.ts';
import {
  buildStepUrl,
  EDIT_PARAMETER,
  findNextStep,
  getProgressFacts,
  getStepToShow,
  STEP_PARAMETER,
} from './step/checkout-steps.ts';

/** Message keys of the headings. */
const TITLES: Readonly<Record<CheckoutStep, string>> = {
  contact: 'checkout.step.contact',
  address: 'checkout.step.address',
  shipping: 'checkout.step.shipping',
  payment: 'checkout.step.payment',
};

/** The step in the address, or the first one with missing data. */
export function CheckoutSteps({ market, session }: { market: Market; session: CheckoutSession }) {
  const { phase, checking } = session;
  if (phase.kind === 'failed') {
    return (
      <ErrorAlert onRetry={session.retry}>{phase.message ?? <FormattedMessage id="checkout.startFailed" />}</ErrorAlert>
    );
  }
  if (phase.kind === 'placedElsewhere') return <PlacedElsewhereAlert placed={phase.placed} market={market} />;
  if (phase.kind === 'starting') return checking ? <CheckingPayment /> : <StepSkeleton />;
  return (
    <>
      {checking ? <CheckingPayment /> : null}
      {/* Stays mounted while a payment is being checked, so that a declined card need not be typed again. */}
      <styled.div hidden={checking}>
        <CurrentStep market={market} checkout={phase.checkout} session={session} />
      </styled.div>
    </>
  );
}

interface CurrentStepProps {
  readonly market: Market;
  readonly checkout: Checkout;
  readonly session: CheckoutSession;
}

function CurrentStep({ market, checkout, session }: CurrentStepProps) {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const step = getStepToShow(market, parameters.get(STEP_PARAMETER), getProgressFacts(checkout));
  const heading = useFocusOnChange(step);
  const props = {
    checkout,
    draft: session.draft,
    onDraft: session.updateDraft,
    onSaved: (saved: Checkout) => {
      session.showCheckout(saved);
      const next = parameters.has(EDIT_PARAMETER) ? 'payment' : findNextStep(market, step);
      if (next) void navigate(buildStepUrl(market, next));
    },
  };
  return (
    <>
      <CheckoutProgress market={market} step={step} checkout={checkout} />
      <styled.h1 ref={heading} tabIndex={-1} fontSize={{ base: '2xl', md: '3xl' }} fontWeight="semibold" mb="6">
        <FormattedMessage id={TITLES[step]} />
      </styled.h1>
      {step === 'contact' ? <ContactStep {...props} /> : null}
      {step === 'address' ? <AddressStep {...props} /> : null}
      {step === 'shipping' ? <ShippingStep checkout={checkout} session={session} onSaved={props.onSaved} /> : null}
      {step === 'payment' ? <PaymentStep checkout={checkout} session={session} /> : null}
    </>
  );
}

/** A new step is announced like a new page: its heading takes the focus. */
function useFocusOnChange(step: CheckoutStep) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}

function StepSkeleton() {
  return (
    <styled.div display="grid" gap="5" aria-busy="true">
      <Skeleton height="6" width="60%" />
      <Skeleton height="9" width="45%" mb="2" />
      <Skeleton height="4.5rem" />
      <Skeleton height="4.5rem" />
      <Skeleton height="4.5rem" />
      <Skeleton height="14" borderRadius="full" />
    </styled.div>
  );
}

/** Replaces a checkout whose order was placed by another payment. */
function PlacedElsewhereAlert({ placed, market }: { placed: PlacedElsewhere; market: Market }) {
  const openOrder = useOpenOrder(market);
  const heading = useRef<HTMLHeadingElement>(null);
  // The focus moves here, because this replaces the content that was read before.
  useEffect(() => heading.current?.focus(), []);
  return (
    <styled.div display="grid" justifyItems="start" gap="4" py="10">
      <styled.h1 ref={heading} tabIndex={-1} fontSize={{ base: '2xl', md: '3xl' }} fontWeight="semibold">
        <FormattedMessage id="checkout.placedElsewhere" />
      </styled.h1>
      <styled.p role="status">{placed.message}</styled.p>
      <Button size="lg" onClick={() => openOrder(placed.access)}>
        <FormattedMessage id="checkout.seeOrder" />
      </Button>
    </styled.div>
  );
}
