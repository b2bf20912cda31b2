import { floorsOf, noCyclesOfFolders } from './floors.mjs';
import { publicFilesOf } from './public-files.mjs';

/** From the lowest up; drawn in docs/architecture.md. */
const FLOORS = [
  ['browser', 'elements', 'postcode-frame.tsx', 'ready-numbers.worker.ts'],
  ['app'],
  ['components', 'server'],
  features('report'),
  features(
    'address',
    'announcement',
    'b2b',
    'company',
    'contact',
    'faq',
    'fragrance',
    'mailing-list',
    'return',
    'shown-storage',
    'technology',
    'visit',
  ),
  features('cart'),
  features('catalogue'),
  features('account', 'help', 'home', 'legal', 'search'),
  features('order', 'question', 'review'),
  features('checkout', 'product'),
  ['layout'],
  ['lazy-routes.ts', 'routes.tsx'],
  ['after-hydration.tsx'],
  ['after-paint.ts', 'entry-client.tsx', 'entry-server.tsx'],
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

/** @param {readonly string[]} names */
function features(...names) {
  return names.map((name) => `features/${name}`);
}

export const WEB = [
  ...floorsOf('the storefront', 'web/src/', FLOORS),
  ...publicFilesOf('web', PUBLIC_FILES),
  noCyclesOfFolders('the storefront', 'web/src/'),
];
