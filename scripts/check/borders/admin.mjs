import { layersOf, noCyclesOfFolders } from './layers.mjs';
import { publicFilesOf } from './public-files.mjs';

/** From the lowest up; docs/architecture.md says what they are. */
const LAYERS = [['app', 'components', 'labels', 'urls'], ['features'], ['layout', 'routes.tsx'], ['main.tsx']];

/** What other parts may import of each feature. Its routes and messages are found by their names. */
const PUBLIC_FILES = {
  audit: ['AuditEntryText.tsx'],
  'email-templates': ['DraftFields.tsx', 'email-templates.ts'],
  emails: ['AddressStatus.tsx', 'PreviewEmail.tsx', 'use-email-previews.ts'],
  mentions: ['use-mentions.ts'],
  orders: [
    'detail/compose-email/ComposeEmail.tsx',
    'detail/edit/DestinationFields.tsx',
    'detail/edit/ProductPicker.tsx',
    'detail/edit/destination-draft.ts',
    'detail/replacement/use-create-draft-order.ts',
    'detail/SendReceipt.tsx',
    'list/OrderCard.tsx',
    'list/order-counts.ts',
    'list/order-row.ts',
    'live/OrderFeed.tsx',
    'live/new-order-sound.ts',
    'live/order-feed.ts',
    'shipping/CarrierOptions.tsx',
    'undo/UndoBar.tsx',
    'undo/UndoProvider.tsx',
  ],
  products: ['list/sale-state.ts'],
  reviews: ['ModeratedReviewCard.tsx'],
  search: ['Shortcuts.tsx', 'search-context.ts'],
  roles: ['staff-roles.ts'],
  security: ['SecondFactor.tsx'],
  session: [
    'ConfirmedAnchor.tsx',
    'IdentityDialog.tsx',
    'InvitationPage.tsx',
    'ListFileLinks.tsx',
    'LoginPage.tsx',
    'RequireStaff.tsx',
    'confirm-identity-link.ts',
    'refusal-link.ts',
    'running-mutations.ts',
    'use-sign-out.ts',
  ],
  statistics: ['DayChart.tsx', 'charts/figures.ts', 'statistics-titles.ts'],
  views: ['SavedViews.tsx', 'use-saved-views.ts'],
};

export const ADMIN = [
  ...layersOf('the back office', 'admin/src/', LAYERS),
  ...publicFilesOf('admin', PUBLIC_FILES),
  noCyclesOfFolders('the back office', 'admin/src/'),
];
