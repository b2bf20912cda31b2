import { floorsOf, noCyclesOfFolders, TESTS } from './floors.mjs';

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
  ['modules/bank-statement', 'modules/shipping', 'modules/order-edit', 'modules/return'],
  ['http', 'modules/launch-checklist', 'modules/node', 'modules/overview', 'modules/staff'],
  ['app'],
];

const MODULE = '^server/src/modules/([^/]+)/';

/** A module is entered by its `index.ts`, which says what it offers. Tests may look at anything. */
const FACES = [
  {
    name: 'server-modules-are-entered-by-their-index',
    comment:
      'This file is private to its module. Import from the index.ts of the module, and add there what it shall offer.',
    severity: 'error',
    from: { path: MODULE, pathNot: TESTS },
    to: { path: '^server/src/modules/', pathNot: ['^server/src/modules/$1/', `${MODULE}index\\.ts$`] },
  },
  {
    name: 'server-frame-enters-modules-by-their-index',
    comment: 'Import from the index.ts of the module, and add there what it shall offer.',
    severity: 'error',
    from: { path: '^server/src/(?!modules/|app/modules\\.ts)', pathNot: TESTS },
    to: { path: '^server/src/modules/', pathNot: `${MODULE}index\\.ts$` },
  },
  {
    name: 'server-composition-takes-modules-whole',
    comment: 'Modules are put together in app/modules.ts, and bring their models, resolvers and services along.',
    severity: 'error',
    from: { path: '^server/src/app/modules\\.ts$' },
    to: { path: '^server/src/modules/', pathNot: `${MODULE}(index|[^/]+\\.module)\\.ts$` },
  },
  {
    name: 'server-modules-do-not-import-their-own-index',
    comment: 'Within a module, import the file itself: its index.ts loads all that the module offers.',
    severity: 'error',
    from: { path: MODULE },
    to: { path: '^server/src/modules/$1/index\\.ts$' },
  },
];

export const SERVER = [
  ...floorsOf('server', 'server/src/', FLOORS),
  ...FACES,
  noCyclesOfFolders('server', 'server/src/'),
];
