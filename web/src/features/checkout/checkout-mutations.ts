import { useSend } from '@eunbit/ui/use-send';
import { IN_BACKGROUND } from '../../app/in-background.ts';
import { graphql } from '../../gql/index.ts';

const StartCheckoutDocument = graphql(`
  mutation StartCheckout {
    startCheckout {
      ... on Checkout { ...Checkout_Checkout }
      ...OperationError_UserError
      ... on CheckoutError { code }
    }
  }
`);

const UpdateCheckoutContactDocument = graphql(`
  mutation UpdateCheckoutContact($input: UpdateCheckoutContactInput!) {
    updateCheckoutContact(input: $input) {
      ... on Checkout { ...Checkout_Checkout }
      ...OperationError_UserError
    }
  }
`);

const UpdateCheckoutAddressDocument = graphql(`
  mutation UpdateCheckoutAddress($input: UpdateCheckoutAddressInput!) {
    updateCheckoutAddress(input: $input) {
      ... on Checkout { ...Checkout_Checkout }
      ... on AddressSuggested { suggestion { firstName lastName address apt city state zipCode } }
      ...OperationError_UserError
    }
  }
`);

const UpdateCheckoutShippingDocument = graphql(`
  mutation UpdateCheckoutShipping($input: UpdateCheckoutShippingInput!) {
    updateCheckoutShipping(input: $input) {
      ... on Checkout { ...Checkout_Checkout }
      ...OperationError_UserError
    }
  }
`);

const StartPaymentDocument = graphql(`
  mutation StartPayment($input: StartPaymentInput!) {
    startPayment(input: $input) {
      __typename
      ... on PaymentActionRequired { clientSecret checkout { ...Checkout_Checkout } }
      ... on OrderPlaced { accessToken order { id number } }
      ... on OrderAlreadyPlacedError { accessToken order { id number } }
      ... on InsufficientStockError { shortages { productId title requested available isStopped } }
      ... on CheckoutChangedError {
        expected { amount currency }
        changes { ...CheckoutChanges_CheckoutChange }
        checkout { ...Checkout_Checkout }
      }
      ... on ProofRequiredError { challenge }
      ... on ValidationError { fieldErrors { path message } }
      ... on UserError { message }
      ... on PaymentError { code }
    }
  }
`);

const CompleteCheckoutDocument = graphql(`
  mutation CompleteCheckout($input: CompleteCheckoutInput!) {
    completeCheckout(input: $input) {
      __typename
      ... on OrderPlaced { accessToken order { id number } }
      ... on PaymentProcessing { checkoutId }
      ... on OrderAlreadyPlacedError { accessToken order { id number } }
      ... on UserError { message }
      ... on PaymentError { code }
    }
  }
`);

/** Starts a checkout of the cart, or resumes an earlier one. */
export const useStartCheckout = () => useSend(StartCheckoutDocument);

/** An account without a phone number stores that of the contact: `member` is the id of such an account, null for others. */
export const useUpdateCheckoutContact = (member: string | null) =>
  useSend(UpdateCheckoutContactDocument, {
    update(cache) {
      if (member) cache.evict({ id: cache.identify({ __typename: 'Viewer', id: member }), fieldName: 'phone' });
    },
  });

/** Only the server knows whether a saved address is new in the address book, so the book is read again when it is next shown. */
export const useUpdateCheckoutAddress = (isSavedToAddressBook: boolean) =>
  useSend(UpdateCheckoutAddressDocument, {
    update(cache) {
      if (isSavedToAddressBook) cache.evict({ fieldName: 'myAddresses' });
    },
  });

export const useUpdateCheckoutShipping = () => useSend(UpdateCheckoutShippingDocument);
export const useSendPayment = () => useSend(StartPaymentDocument);
export const useAskForCompletion = () => useSend(CompleteCheckoutDocument, IN_BACKGROUND);
