import type { Checkout_CheckoutFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';

/** All fields of a checkout that the screens show; every mutation returns them with prices recalculated by the server. */
export const CheckoutContent = graphql(`
  fragment Checkout_Checkout on Checkout {
    id
    market
    status
    contact { email phone }
    isGuest
    hasPassCode
    address { firstName lastName address apt city state zipCode }
    shippingOption
    shippingChoices {
      option
      price { amount currency }
      minimumBusinessDays
      maximumBusinessDays
      earliestDelivery
      latestDelivery
    }
    lines { id productId title imageUrl quantity lineTotal { amount currency } }
    subtotal { amount currency }
    shipping { amount currency }
    tax { amount currency }
    taxRate
    total { amount currency }
    paymentMethods
    cardProvider { publishableKey sandboxUrl }
    banks { id name isSample }
    virtualAccountBanks { id name }
  }
`);

export type Checkout = Checkout_CheckoutFragment;
