import { CHECKOUT_DOCUMENT, CHECKOUT_PATH } from '@eunbit/schema/checkout-path';
import type { Market } from '@eunbit/schema/market';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { redirectDocument, useNavigate, useSearchParams } from 'react-router';
import { PageHead } from '../../app/PageHead.tsx';
import type { ScreenLoader } from '../../app/screen.ts';
import { useSettings } from '../../app/settings.tsx';
import { useScreenQuery } from '../../app/use-screen-query.ts';
import { pause } from '../../browser/pause.ts';
import { graphql } from '../../gql/index.ts';
import { cartIsSettled } from '../cart/cart-queue.ts';
import { getAddressToEdit } from './address/address-fields.ts';
import { CheckoutLayout } from './CheckoutLayout.tsx';
import { CheckoutSteps } from './CheckoutSteps.tsx';
import { type CheckoutSession, useCheckoutSession } from './session/use-checkout-session.ts';
import { getProgressFacts, getStepToShow, STEP_PARAMETER } from './step/checkout-steps.ts';
import { isElsewhere, withoutTax, withShipping } from './summary/expected-purchase.ts';
import { OrderSummary } from './summary/OrderSummary.tsx';
import { type Purchase, toPurchase } from './summary/purchase.ts';

/** Data of the first view, read before the checkout is started or resumed. */
const CheckoutCartDocument = graphql(`
  query CheckoutCart {
    shopInfo { ...ShopInfo_ShopInfo }
    cart {
      id
      lines {
        id
        quantity
        maximumQuantity
        lineTotal { amount currency }
        product { id market title images { url } }
      }
      subtotal { amount currency }
      shipping { amount currency }
      tax { amount currency }
      total { amount currency }
    }
  }
`);

/** The longest wait for pending cart changes, in milliseconds. */
const SETTLED_WITHIN_MS = 10_000;

/**
 * A document keeps the content security policy with which it was loaded, and only that of a checkout path allows the payment
 * provider. Visitors who come from another page of the shop therefore load a new document here.
 */
export const loadCheckoutPage: ScreenLoader = async ({ preload, onServer, url }) => {
  if (onServer || document.documentElement.hasAttribute(CHECKOUT_DOCUMENT)) return preload(CheckoutCartDocument, {});
  await Promise.race([cartIsSettled(), pause(SETTLED_WITHIN_MS)]);
  return redirectDocument(url.pathname + url.search);
};

export function CheckoutKoreaPage() {
  return <CheckoutPage market="KR" />;
}

export function CheckoutUsPage() {
  return <CheckoutPage market="US" />;
}

function CheckoutPage({ market }: { market: Market }) {
  const settings = useSettings();
  useRightStore(market, settings.market);
  return settings.market === market ? (
    <Checkout market={market} />
  ) : (
    <CheckoutLayout summary={null}>{null}</CheckoutLayout>
  );
}

/** Each store has its own checkout; the path of the other one redirects to the visitor's. */
function useRightStore(asked: Market, visited: Market): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (asked !== visited) void navigate(CHECKOUT_PATH[visited], { replace: true });
  }, [asked, visited, navigate]);
}

/** The purchase in the summary, derived from the shopper's input, so that no outdated amount remains. */
function useShownPurchase(market: Market, session: CheckoutSession): Purchase | null {
  const { data } = useScreenQuery(CheckoutCartDocument, {});
  const [parameters] = useSearchParams();
  const { phase, draft, expectedShipping } = session;
  if (phase.kind === 'placedElsewhere') return null;
  if (phase.kind !== 'ready') return data ? toPurchase(data.cart) : null;
  const { checkout } = phase;
  const step = getStepToShow(market, parameters.get(STEP_PARAMETER), getProgressFacts(checkout));
  const typed = getAddressToEdit(draft.address, checkout.address ?? null);
  if (!checkout.address || (step === 'address' && isElsewhere(typed, checkout))) return withoutTax(checkout);
  return expectedShipping ? withShipping(checkout, expectedShipping) : checkout;
}

function Checkout({ market }: { market: Market }) {
  const intl = useIntl();
  const session = useCheckoutSession(market);
  const purchase = useShownPurchase(market, session);
  const title = intl.formatMessage({ id: 'checkout.title' });
  return (
    <CheckoutLayout summary={purchase ? <OrderSummary purchase={purchase} market={market} /> : null}>
      <PageHead title={title} description={title} path={CHECKOUT_PATH[market]} />
      <meta name="robots" content="noindex" />
      <CheckoutSteps market={market} session={session} />
    </CheckoutLayout>
  );
}
