import { layersOf, noCyclesOfFolders } from './layers.mjs';
import { publicFilesOf } from './public-files.mjs';

/** From the lowest up; docs/architecture.md says what they are. */
const LAYERS = [
  ['browser', 'elements', 'postcode-frame.tsx', 'ready-numbers.worker.ts'],
  ['app', 'components', 'server'],
  ['features'],
  ['layout', 'lazy-routes.ts', 'routes.tsx'],
  ['after-hydration.tsx', 'after-paint.ts', 'entry-client.tsx', 'entry-server.tsx'],
];

/** What other parts may import of each feature. Its routes and messages are found by their names. */
const PUBLIC_FILES = {
  account: ['frame/AccountLinks.tsx', 'frame/AccountPage.tsx', 'offer/AccountOffer.tsx', 'phone-text.ts'],
  address: [
    'AddressBook.tsx',
    'AddressForm.tsx',
    'BuyerNotesFields.tsx',
    'SuggestedAddress.tsx',
    'address-book-query.ts',
    'address-fields.ts',
    'use-address-form.ts',
    'use-saved-addresses.ts',
  ],
  cart: [
    'drawer/CartBadge.tsx',
    'drawer/CartDrawer.tsx',
    'follow-cart.ts',
    'form/CartForm.tsx',
    'form/use-cart-form-outcome.ts',
    'line/QuantityLimit.tsx',
    'mutations/use-add-cart-line.ts',
    'state/cart-queue.ts',
  ],
  catalogue: [
    'CardRating.tsx',
    'PriceTag.tsx',
    'ProductCard.tsx',
    'ProductCardSkeleton.tsx',
    'ProductGrid.tsx',
    'categories.ts',
  ],
  contact: ['use-send-contact-message.ts'],
  faq: ['faq-query.ts'],
  help: ['HelpButton.tsx', 'HelpDrawer.tsx'],
  'mailing-list': ['MailingListForm.tsx'],
  order: [
    'access/link-token.ts',
    'access/order-access.ts',
    'edit/ChangedFields.tsx',
    'order.urls.ts',
    'success/PlacedOrder.tsx',
    'success/UnseenOrderAlert.tsx',
    'success/use-open-order.ts',
    'view/ReplacedOrder.tsx',
  ],
  report: ['ReportList.tsx'],
  return: ['OrderReturns.tsx', 'ReturnForm.tsx', 'return-fragment.ts', 'return.urls.ts'],
  question: ['QuestionBlock.tsx', 'product-questions-query.ts'],
  review: ['ProductRating.tsx', 'list/ReviewBlock.tsx'],
  search: ['SearchButton.tsx'],
  'shown-storage': ['follow-storage.ts', 'shown-values.ts'],
  visit: ['VisitChoiceSetting.tsx', 'VisitQuestion.tsx', 'follow-visit.ts', 'visit-events.ts'],
};

export const WEB = [
  ...layersOf('the storefront', 'web/src/', LAYERS),
  ...publicFilesOf('web', PUBLIC_FILES),
  noCyclesOfFolders('the storefront', 'web/src/'),
];
