import { graphql } from '../gql/gql.ts';

/** Operations that many tests share; their results are typed by the committed schema. */

export const AddCartLine = graphql(`
  mutation AddCartLine($input: AddCartLineInput!) {
    addCartLine(input: $input) {
      __typename
      ... on CartUpdated {
        cart {
          token
          itemCount
          lines { id quantity maximumQuantity problem { code } product { id slug stock { status unitsLeft } } }
          subtotal { amount currency }
          shipping { amount }
          freeShippingRemaining { amount }
          total { amount }
          isReadyForCheckout
        }
        cartMessage { code maximumQuantity message }
      }
      ... on UserError { message }
      ... on CartError { code }
    }
  }
`);

export const CartCount = graphql(`query CartCount { cart { itemCount } }`);

export const StartCheckout = graphql(`
  mutation StartCheckout {
    startCheckout {
      __typename
      ... on Checkout { id status total { amount currency } paymentMethods banks { id } }
      ... on UserError { message }
      ... on CheckoutError { code }
    }
  }
`);

export const UpdateCheckoutContact = graphql(`
  mutation UpdateCheckoutContact($input: UpdateCheckoutContactInput!) {
    updateCheckoutContact(input: $input) {
      __typename
      ... on ValidationError { fieldErrors { path key message } }
      ... on UserError { message }
      ... on CheckoutError { code }
    }
  }
`);

export const UpdateCheckoutAddress = graphql(`
  mutation UpdateCheckoutAddress($input: UpdateCheckoutAddressInput!) {
    updateCheckoutAddress(input: $input) {
      __typename
      ... on Checkout {
        total { amount } tax { amount } taxRate taxSource addressCheck
        address { address apt city state zipCode }
        shippingChoices { option earliestDelivery latestDelivery }
      }
      ... on AddressSuggested {
        suggestion { firstName address apt city state zipCode }
        checkout { address { city } }
      }
      ... on ValidationError { fieldErrors { path key message } }
      ... on UserError { message }
      ... on CheckoutError { code }
    }
  }
`);

export const StartPayment = graphql(`
  mutation StartPayment($input: StartPaymentInput!) {
    startPayment(input: $input) {
      __typename
      ... on PaymentActionRequired { clientSecret publishableKey sandboxUrl reservedUntil }
      ... on OrderPlaced { accessToken order { id number status total { amount } payment { status dueAt } } }
      ... on OrderAlreadyPlacedError { accessToken order { number payment { method } } }
      ... on InsufficientStockError { shortages { productId requested available isStopped } }
      ... on CheckoutChangedError {
        expected { amount }
        changes { kind title before { amount } after { amount } quantityBefore quantityAfter }
        checkout { total { amount } }
      }
      ... on ProofRequiredError { challenge }
      ... on ValidationError { fieldErrors { path key message } }
      ... on UserError { message }
      ... on PaymentError { code }
    }
  }
`);

export const CompleteCheckout = graphql(`
  mutation CompleteCheckout($input: CompleteCheckoutInput!) {
    completeCheckout(input: $input) {
      __typename
      ... on OrderPlaced { accessToken order { id number status total { amount } } }
      ... on OrderAlreadyPlacedError { accessToken order { number payment { method } } }
      ... on PaymentFailedError { declineCode }
      ... on UserError { message }
      ... on PaymentError { code }
    }
  }
`);

export const SignIn = graphql(`
  mutation SignIn($input: SignInInput!) {
    signIn(input: $input) {
      __typename
      ... on Viewer { email role viewerIsStaff }
      ... on ValidationError { fieldErrors { path key message } }
      ... on UserError { message }
      ... on AccountError { code retryAfterSeconds }
    }
  }
`);

export const UpdateStock = graphql(`
  mutation UpdateStock($input: UpdateStockInput!) {
    updateStock(input: $input) {
      __typename
      ... on StockUpdated { stock { quantity isStopped version } }
      ... on StockConflictError { stock { quantity version } }
      ... on UserError { message }
      ... on StockError { code }
    }
  }
`);

export const UpdateOrderStatus = graphql(`
  mutation UpdateOrderStatus($input: UpdateOrderStatusInput!) {
    updateOrderStatus(input: $input) {
      __typename
      ... on OrderUpdated { order { number status actions { kind viewerCanDo } payment { status } } }
      ... on OrderConflictError { order { status } }
      ... on ValidationError { fieldErrors { path key message } }
      ... on UserError { message }
      ... on OrderError { code }
    }
  }
`);

export const CancelOrder = graphql(`
  mutation CancelOrder($input: CancelOrderInput!) {
    cancelOrder(input: $input) {
      __typename
      ... on OrderUpdated {
        order { number status isCancellableByBuyer payment { status } statusHistory { status cancellation { reason detail } } }
      }
      ... on OrderConflictError { order { status } }
      ... on ValidationError { fieldErrors { path key message } }
      ... on UserError { message }
      ... on OrderError { code }
    }
  }
`);

export const RequestOrderAccess = graphql(`
  mutation RequestOrderAccess($input: RequestOrderAccessInput!) {
    requestOrderAccess(input: $input) {
      __typename
      ... on OrderLinkRequested { message }
      ... on ValidationError { fieldErrors { path key message } }
      ... on UserError { message }
      ... on OrderError { code }
    }
  }
`);

export const OpenOrderLink = graphql(`
  mutation OpenOrderLink($input: OpenOrderLinkInput!) {
    openOrderLink(input: $input) {
      __typename
      ... on GuestOrderFound { accessToken order { number } }
      ... on UserError { message }
      ... on OrderError { code }
    }
  }
`);

export const GuestOrder = graphql(`
  query GuestOrder($accessToken: String!) { guestOrder(accessToken: $accessToken) { number status } }
`);

export const OrderEvents = graphql(`
  subscription OrderEvents($market: Market!) {
    orderEvents(market: $market) { kind order { number status } }
  }
`);

export const StockChanged = graphql(`
  subscription StockChanged($market: Market!) {
    stockChanged(market: $market) { productId status unitsLeft maximumQuantity }
  }
`);

export const StockLevelChanged = graphql(`
  subscription StockLevelChanged($market: Market!) {
    stockLevelChanged(market: $market) { productId quantity isStopped reserved }
  }
`);

export const OrderStatusChanged = graphql(`
  subscription OrderStatusChanged($accessToken: String!) {
    orderStatusChanged(accessToken: $accessToken) { number status }
  }
`);

export const SendContactMessage = graphql(`
  mutation SendContactMessage($input: SendContactMessageInput!) {
    sendContactMessage(input: $input) {
      __typename
      ... on SupportRequestReceived { number message }
      ... on ValidationError { fieldErrors { path key message } }
      ... on UserError { message }
      ... on SupportError { code }
    }
  }
`);

export const SubscribeToMailingList = graphql(`
  mutation SubscribeToMailingList($input: SubscribeToMailingListInput!) {
    subscribeToMailingList(input: $input) {
      __typename
      ... on MailingListJoined { hasJoinedBefore message }
      ... on ValidationError { fieldErrors { path key message } }
      ... on UserError { message }
      ... on MailingListError { code }
    }
  }
`);

export const SubscribeToRestock = graphql(`
  mutation SubscribeToRestock($input: SubscribeToRestockInput!) {
    subscribeToRestock(input: $input) {
      __typename
      ... on RestockSubscribed { email message }
      ... on ValidationError { fieldErrors { path key message } }
      ... on UserError { message }
      ... on StockError { code }
    }
  }
`);

export const Search = graphql(`
  query Search($text: String!) { search(text: $text) { products { nodes { slug title } } faqEntries { id question } } }
`);

export const SearchPages = graphql(`
  query SearchPages($text: String!, $page: Int!, $first: Int!) {
    search(text: $text, page: $page, first: $first) { products { nodes { slug } totalCount page pageCount } }
  }
`);

export const Downloads = graphql(`query Downloads { downloads { file url title bytes } }`);

export const FaqEntries = graphql(`
  query FaqEntries($category: FaqCategory) { faqEntries(category: $category) { id category question answer } }
`);
