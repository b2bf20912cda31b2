/** The operations of the hot paths, with the fields that the pages select. */

const MONEY = '{ amount currency }';

const CART = `cart {
  id token itemCount isReadyForCheckout
  lines { id quantity maximumQuantity unitPrice ${MONEY} lineTotal ${MONEY} problem { code message }
    product { id slug title images { url alt } } }
  subtotal ${MONEY} shipping ${MONEY} total ${MONEY} freeShippingRemaining ${MONEY} tax ${MONEY}
}`;

const CHECKOUT = `id status shippingOption shippingChoices { option price ${MONEY} }
  subtotal ${MONEY} shipping ${MONEY} tax ${MONEY} total ${MONEY} taxRate`;

const PLACED = `... on OrderPlaced { accessToken order { id number total ${MONEY} payment { status } } }`;

const REFUSED = `... on UserError { message }`;

export const REPORT_VISIT = `mutation ReportVisit($input: ReportVisitInput!) {
  reportVisit(input: $input) { __typename ... on VisitReportTaken { isRecorded } ${REFUSED} }
}`;

export const PRODUCT_LIST = `query ProductList {
  products(first: 24) {
    totalCount
    pageInfo { hasNextPage endCursor }
    edges { cursor node {
      id slug title subtitle contents { text } pricePerMeasure { text } isBestseller icons
      price ${MONEY} compareAtPrice ${MONEY}
      images { url alt }
      stock { id status unitsLeft }
    } }
  }
}`;

export const PRODUCT_DETAIL = `query ProductDetail($slug: String!) {
  product(slug: $slug) {
    id slug market group title subtitle contents { text } pricePerMeasure { text } isBestseller icons
    price ${MONEY} compareAtPrice ${MONEY}
    images { url alt }
    sections { menu lines }
    stock { id status unitsLeft maximumQuantity }
  }
}`;

export const ADD_CART_ITEM = `mutation AddCartLine($input: AddCartLineInput!) {
  addCartLine(input: $input) { __typename ... on CartUpdated { ${CART} cartMessage { code message } } ${REFUSED} }
}`;

export const EMPTY_CART = `mutation EmptyCart {
  emptyCart { __typename ... on CartUpdated { ${CART} cartMessage { code message } } ${REFUSED} }
}`;

export const START_CHECKOUT = `mutation StartCheckout {
  startCheckout { __typename ... on Checkout { ${CHECKOUT} } ${REFUSED} }
}`;

export const SET_CONTACT = `mutation UpdateCheckoutContact($input: UpdateCheckoutContactInput!) {
  updateCheckoutContact(input: $input) { __typename ... on Checkout { ${CHECKOUT} } ${REFUSED} }
}`;

export const SET_ADDRESS = `mutation UpdateCheckoutAddress($input: UpdateCheckoutAddressInput!) {
  updateCheckoutAddress(input: $input) { __typename ... on Checkout { ${CHECKOUT} } ${REFUSED} }
}`;

export const SET_SHIPPING = `mutation UpdateCheckoutShipping($input: UpdateCheckoutShippingInput!) {
  updateCheckoutShipping(input: $input) { __typename ... on Checkout { ${CHECKOUT} } ${REFUSED} }
}`;

export const START_PAYMENT = `mutation StartPayment($input: StartPaymentInput!) {
  startPayment(input: $input) {
    __typename
    ... on PaymentActionRequired { clientSecret publishableKey sandboxUrl reservedUntil }
    ${PLACED}
    ${REFUSED}
  }
}`;

export const COMPLETE_CHECKOUT = `mutation CompleteCheckout($input: CompleteCheckoutInput!) {
  completeCheckout(input: $input) {
    __typename
    ${PLACED}
    ... on PaymentProcessing { checkoutId }
    ${REFUSED}
  }
}`;

const ORDER = `id number market createdAt status payment { status }
  address { firstName lastName address apt city state zipCode }
  lines { id productId slug title imageUrl quantity lineTotal ${MONEY} }
  subtotal ${MONEY} shippingPrice ${MONEY} tax ${MONEY} total ${MONEY}`;

export const OWN_ORDERS = `query OwnOrders {
  myOrders(first: 10) { page pageCount totalCount nodes { ${ORDER} } }
}`;

export const OWN_ORDER = `query OwnOrder($number: String!) {
  myOrder(number: $number) { ${ORDER} statusHistory { status at } }
}`;

export const SIGN_IN = `mutation SignIn($input: SignInInput!) {
  signIn(input: $input) { __typename ... on Viewer { id viewerIsStaff } ${REFUSED} }
}`;

export const SIGN_UP = `mutation SignUp($input: SignUpInput!) {
  signUp(input: $input) { __typename ... on Viewer { id } ${REFUSED} }
}`;

export const STOCK_LIST = `query StockList($market: Market! = US) {
  productStocks(market: $market, first: 100) { nodes { product { id slug } stock { id quantity version } } }
}`;

export const UPDATE_STOCK = `mutation UpdateStock($input: UpdateStockInput!) {
  updateStock(input: $input) { __typename ${REFUSED} }
}`;

export const STOCK_CHANGED = `subscription StockChanged { stockChanged(market: US) { id unitsLeft } }`;
