import { floorsOf, noCyclesOfFolders } from './floors.mjs';

/** As docs/architecture.md draws it, from the ground up. */
const FLOORS = [
  ['telemetry'],
  ['log'],
  ['common'],
  ['live'],
  ['config'],
  ['config.ts'],
  [
    'integrations',
    'migrations',
    'modules/audit',
    'modules/download',
    'modules/idempotency',
    'modules/media',
    'modules/release',
  ],
  ['modules/browser-error', 'modules/popularity', 'modules/shop-settings'],
  [
    'modules/announcement',
    'modules/catalogue',
    'modules/company',
    'modules/email',
    'modules/faq',
    'modules/ledger',
    'modules/purchase',
  ],
  ['modules/address', 'modules/mailing-list', 'modules/search', 'modules/stock', 'modules/support', 'modules/visit'],
  ['modules/account'],
  ['modules/cart', 'modules/second-factor', 'modules/visitor'],
  ['modules/checkout', 'modules/order'],
  [
    'modules/composed-email',
    'modules/finance',
    'modules/guidance',
    'modules/order-desk',
    'modules/payment',
    'modules/product-question',
    'modules/review',
    'modules/role',
    'modules/secret-rotation',
    'modules/shipment',
    'modules/statistics',
    'modules/user',
  ],
  ['modules/deposit', 'modules/draft-order', 'modules/payment-request', 'modules/refund'],
  ['modules/bank-statement', 'modules/bulk-shipping', 'modules/order-edit', 'modules/return'],
  ['http', 'modules/launch-checklist', 'modules/node', 'modules/overview', 'modules/staff'],
  ['app'],
];

/** What of every module the others may import: services, the shapes of the API and of records, and how they are shown. */
const PUBLIC_KINDS = ['errors', 'presenter', 'record', 'service', 'types', 'wiring'].map((kind) => `\\.${kind}\\.ts$`);

/** What else they may import, by module. */
const PUBLIC_FILES = {
  account: [
    'account-admin.ts',
    'account-reader.ts',
    'emails/sample-user.ts',
    'new-password.ts',
    'open-session.ts',
    'password-hasher.ts',
    'proven-email.ts',
    'role-rules.ts',
    'session-live.ts',
    'viewer.ts',
  ],
  announcement: ['announcement-board.ts'],
  audit: ['audit-export.ts', 'changed-values.ts', 'subject-titles.ts'],
  cart: ['cart-merge.ts', 'cart-owner.ts'],
  catalogue: [
    'catalogue-cache.ts',
    'catalogue-live.ts',
    'disclosure-reader.ts',
    'product-entry.ts',
    'product-stock.ts',
  ],
  company: ['company-block-reader.ts'],
  checkout: ['checkout-changes.ts', 'checkout-draft.ts', 'checkout-encrypted-fields.ts', 'checkout-payments.ts'],
  download: ['sample-documents.ts'],
  email: [
    'email.loader.ts',
    'contact-ways.ts',
    'email-links.ts',
    'email-refs.ts',
    'email-registry.ts',
    'email-template.ts',
    'email-wake-up.ts',
    'layout/email-content.ts',
    'layout/email-style.ts',
    'layout/render-email.ts',
    'preview-page.ts',
    'sample-reader.ts',
  ],
  ledger: ['ledger-entries.ts', 'ledger-export.ts', 'ledger-range.ts'],
  'mailing-list': ['emails/mailing-list-emails.ts', 'unsubscribe-links.ts'],
  media: [
    'avif-encoding.ts',
    'email-picture.ts',
    'picture-files.ts',
    'picture-work.ts',
    'picture-sizes.ts',
    'shrink-picture.ts',
  ],
  order: [
    'order.loader.ts',
    'change/change-order.ts',
    'decision.ts',
    'fulfilment/look-rules.ts',
    'fulfilment/parcel-decisions.ts',
    'order-returns.ts',
    'order-tokens.ts',
    'order.loader.ts',
    'emails/order-blocks.ts',
    'emails/order-email-queue.ts',
    'emails/order-words.ts',
    'sample-order.ts',
    'fulfilment/fulfilment-rules.ts',
    'fulfilment/mark-rules.ts',
    'fulfilment/shipping-rules.ts',
    'list/order-attention-values.ts',
    'list/order-export.ts',
    'order-draft.ts',
    'order-encrypted-fields.ts',
    'order.results.ts',
    'refund-account/refund-account.record.ts',
    'refund-account/refund-account-rules.ts',
    'deposit-deadlines.ts',
    'order.inputs.ts',
    'status/status-rules.ts',
    'guest/guests.ts',
    'stores/bought-products.ts',
    'stores/buyer-sums.ts',
    'stores/deposit-orders.ts',
    'stores/desk-orders.ts',
    'stores/order-counters.ts',
    'stores/order-parcels.ts',
    'edit/edit-contents.ts',
    'edit/edited-order.ts',
    'edit/proposed-edit.ts',
    'payment-amounts.ts',
    'refund-authority.ts',
    'refundable.ts',
    'stores/order-payments.ts',
    'stores/order-reader.ts',
    'stores/order-refunds.ts',
    'stores/order-sales.ts',
    'stores/paid-lines.ts',
    'stores/sold-lines.ts',
    'stores/unpaid-holds.ts',
    'tracking.ts',
  ],
  payment: ['order-placement.ts', 'payment-outcome.ts'],
  'payment-request': ['request-decisions.ts', 'request-rules.ts'],
  purchase: [
    'offered-methods.ts',
    'pricing.ts',
    'sales-tax.ts',
    'shipping-rates.ts',
    'taxed-states.ts',
    'virtual-account-banks.ts',
  ],
  refund: ['refund-decisions.ts', 'refund-rules.ts', 'return-refund.ts'],
  review: ['review-reader.ts'],
  search: ['product-search.ts', 'search-words.ts'],
  'second-factor': ['second-factor-encrypted-fields.ts'],
  'secret-rotation': ['encrypted-values-reader.ts'],
  statistics: ['calendar.ts'],
  shipment: ['box-rules.ts', 'label-purchase.ts', 'parcel.ts', 'shipment-failures.ts', 'shipment-rules.ts'],
  'shop-settings': ['shop-settings-live.ts', 'shop-settings-reader.ts'],
  stock: ['stock-export.ts', 'stock-live.ts'],
  user: ['user-export.ts'],
  visit: ['visit-marks.ts', 'visit-reader.ts'],
};

const MODULES = FLOORS.flat()
  .filter((part) => part.startsWith('modules/'))
  .map((part) => part.slice('modules/'.length));

const escaped = (path) => path.replaceAll('.', '\\.');

/** A module is entered by its public face alone. Only `app` takes in the modules themselves, and their declarations. */
const FACES = MODULES.map((name) => {
  const root = `^server/src/modules/${name}/`;
  return {
    name: `server-face-of-${name}`,
    comment: `This file is private to ${name}. Use what PUBLIC_FILES names, or let ${name} offer a read function.`,
    severity: 'error',
    from: { path: '^server/src/', pathNot: [root, '^server/src/app/', '\\.test\\.ts$'] },
    to: {
      path: root,
      pathNot: [...PUBLIC_KINDS, ...(PUBLIC_FILES[name] ?? []).map((file) => `${root}${escaped(file)}$`)],
    },
  };
});

/** `app` puts modules together: it takes their declarations, and what it starts by itself. */
const COMPOSITION = {
  name: 'server-app-takes-modules-whole',
  comment: 'Modules are added in app/modules.ts, and bring their models, resolvers and services along.',
  severity: 'error',
  from: { path: '^server/src/app/', pathNot: '\\.test\\.ts$' },
  to: { path: '^server/src/modules/.*\\.(model|resolver)\\.ts$' },
};

export const SERVER = [
  ...floorsOf('server', 'server/src/', FLOORS),
  ...FACES,
  COMPOSITION,
  noCyclesOfFolders('server', 'server/src/'),
];
