import { layersOf, noCyclesOfFolders, TESTS } from './layers.mjs';

/** @param {readonly string[]} names */
const modules = (...names) => names.map((name) => `modules/${name}`);

/** From the lowest up, as described in docs/architecture.md. */
const LAYERS = [
  [
    ...['common', 'config', 'config.ts', 'integrations', 'live', 'log', 'migrations', 'platform', 'telemetry'],
    ...modules('account', 'audit', 'download', 'email', 'idempotency', 'mailing-list', 'media'),
    ...modules('trending', 'release', 'second-factor', 'shop-settings', 'visitor'),
  ],
  modules('announcement', 'catalogue', 'company', 'faq', 'product-question', 'search', 'stock', 'visit'),
  [
    ...modules(
      'address',
      'bank-statement',
      'cart',
      'checkout',
      'deposit',
      'draft-order',
      'product-discovery',
      'ledger',
      'order',
    ),
    ...modules('order-edit', 'payment', 'payment-request', 'purchase', 'refund', 'return', 'review', 'shipment'),
    ...modules('shipping', 'support'),
  ],
  [
    ...modules(
      'composed-email',
      'finance',
      'launch-checklist',
      'order-collaboration',
      'overview',
      'role',
      'secret-rotation',
    ),
    ...modules('staff', 'statistics', 'user'),
  ],
  ['app', 'http', 'modules/node'],
];

const MODULE = '^server/src/modules/([^/]+)/';

/** Other modules may only import a module's `index.ts`. Tests may import anything. */
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
  ...layersOf('server', 'server/src/', LAYERS),
  ...FACES,
  noCyclesOfFolders('server', 'server/src/'),
];
