import type { Market } from '@eunbit/schema/market';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { PageHead } from '../../app/PageHead.tsx';
import type { ScreenLoader } from '../../app/screen.ts';
import { useSettings } from '../../app/settings.tsx';
import { useScreenQuery } from '../../app/use-screen-query.ts';
import { graphql } from '../../gql/index.ts';
import { CheckoutLayout } from './CheckoutLayout.tsx';
import { CheckoutSteps } from './CheckoutSteps.tsx';
import { CHECKOUT_PATH } from './checkout-steps.ts';
import { OrderSummary } from './OrderSummary.tsx';
import { type Purchase, purchaseOf } from './purchase.ts';
import type { Checkout as CheckoutView } from './step-outcome.ts';
import { useCheckoutSession } from './useCheckoutSession.ts';

/** What the first view shows before the checkout itself has been begun or found again. */
const CheckoutCartDocument = graphql(`
  query CheckoutCart {
    cart {
      id
      lines {
        id
        quantity
        lineTotal {
          amount
          currency
        }
        product {
          id
          market
          title
          images {
            url
          }
        }
      }
      subtotal {
        amount
        currency
      }
      shipping {
        amount
        currency
      }
      tax {
        amount
        currency
      }
      total {
        amount
        currency
      }
    }
  }
`);

export const loadCheckoutPage: ScreenLoader = ({ preload }) => preload(CheckoutCartDocument, {});

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

/** Each store has its own checkout; a link into the other one leads to the visitor's. */
function useRightStore(asked: Market, visited: Market): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (asked !== visited) void navigate(CHECKOUT_PATH[visited], { replace: true });
  }, [asked, visited, navigate]);
}

/** Without an address the tax is not zero but unknown, as the cart says. */
function withKnownTax(checkout: CheckoutView): Purchase {
  return checkout.address ? checkout : { ...checkout, tax: null };
}

function Checkout({ market }: { market: Market }) {
  const intl = useIntl();
  const session = useCheckoutSession(market);
  const { data } = useScreenQuery(CheckoutCartDocument, {});
  const { phase } = session;
  const purchase = phase.kind === 'ready' ? withKnownTax(phase.checkout) : data ? purchaseOf(data.cart) : null;
  const title = intl.formatMessage({ id: 'checkout.title' });
  return (
    <CheckoutLayout summary={purchase ? <OrderSummary purchase={purchase} market={market} /> : null}>
      <PageHead title={title} description={title} path={CHECKOUT_PATH[market]} />
      <meta name="robots" content="noindex" />
      <CheckoutSteps market={market} session={session} />
    </CheckoutLayout>
  );
}
