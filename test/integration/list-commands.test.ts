import { executableSchema } from '@eunbit/server/app/schema';
import type { mongo } from 'mongoose';
import { beforeAll, describe, expect, it } from 'vitest';
import { addListRows, FIRST_GUEST, FIRST_ORDER } from '../kit/list-rows.ts';
import { addMember, createMemberClient, type Member } from '../kit/members.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { useTestShop } from '../kit/test-shop.ts';
import { listQueries, selectEverything } from '../kit/whole-selection.ts';

const day = (daysAhead: number) => new Date(Date.now() + daysAhead * 86_400_000).toISOString().slice(0, 10);
const TWELVE_ORDERS = Array.from({ length: 12 }, (_, index) => `"EB-260301-${String(index).padStart(8, '0')}"`).join();
const DAYS = `from: "${day(-1)}", to: "${day(1)}"`;

interface List {
  /** Database commands for a page with all relations, including two that identify the caller; the maximum for many rows. */
  readonly commands: number;
  readonly args?: string;
  /** The rows do not fit on one page, so one more command counts them. */
  readonly goesOn?: boolean;
  /** Fields that are not selected, since the query would exceed the cost limit. */
  readonly without?: readonly string[];
}

const LISTS_OF_ORDER = [
  ...[
    'actions',
    'lines',
    'statusHistory',
    'shipment',
    'tracking',
    'edits',
    'refunds',
    'fulfilments',
    'paymentRequests',
    'returns',
    'returnOptions',
  ].map((part) => `Order.${part}`),
  'Order.deposits',
];

/** Every list of the API. `$staff` is the account of the caller, `$wipe` a product. */
const LISTS: Readonly<Record<string, List>> = {
  announcements: { commands: 2, args: '(first: 12)' },
  auditLog: { commands: 4, args: '(first: 36)' },
  booksComparison: { commands: 3, without: LISTS_OF_ORDER },
  cart: { commands: 4 },
  customerNotes: { commands: 3, args: '(customer: { kind: MEMBER, id: "$staff" }, first: 12)' },
  draftOrders: { commands: 2, args: '(market: KR, first: 12)' },
  companyBlocks: { commands: 1 },
  companyPlaces: { commands: 1 },
  colleagues: { commands: 2 },
  emailTemplates: { commands: 2 },
  emails: { commands: 13, args: '(first: 60)', goesOn: true },
  faqEntries: { commands: 1 },
  findProducts: { commands: 3, args: '(input: { answers: [KITCHEN] })' },
  guestOrders: { commands: 3, args: `(guestId: "${FIRST_GUEST}", first: 4)`, goesOn: true, without: LISTS_OF_ORDER },
  guestOrdersOfUser: { commands: 3, args: '(userId: "$staff")', goesOn: true, without: LISTS_OF_ORDER },
  guests: { commands: 4, args: '(market: KR, first: 36)' },
  heldUnits: { commands: 4, args: '(market: KR, productId: "$wipe")' },
  jobs: { commands: 2 },
  ledger: { commands: 3, args: `(market: KR, ${DAYS}, first: 24)` },
  mentions: { commands: 3 },
  moderatedProductQuestions: { commands: 4, args: '(queue: ALL, first: 24)', without: ['Review.product'] },
  moderatedReviews: { commands: 5, args: '(first: 24)' },
  myAddresses: { commands: 2 },
  myOrders: { commands: 2, args: '(market: KR, first: 4)', goesOn: true, without: LISTS_OF_ORDER },
  myProductQuestions: { commands: 3, args: '(first: 12)' },
  myReviews: { commands: 4, args: '(first: 12)' },
  mySessions: { commands: 2 },
  orderHistory: { commands: 2, without: LISTS_OF_ORDER },
  orderLedger: { commands: 2, args: `(orderNumber: "${FIRST_ORDER}")` },
  orderStaffDetails: { commands: 14, args: `(number: "${FIRST_ORDER}")`, without: LISTS_OF_ORDER },
  orderTimeline: { commands: 7, args: `(orderNumber: "${FIRST_ORDER}", first: 60)` },
  orders: {
    commands: 5,
    args: '(market: KR, first: 8)',
    without: ['Order.returns', 'Order.returnOptions', 'Order.fulfilments', 'Order.edits', 'Order.paymentRequests'],
  },
  ordersToShip: {
    commands: 2,
    args: `(market: KR, orderNumbers: [${TWELVE_ORDERS}])`,
    without: LISTS_OF_ORDER,
  },
  productRanking: { commands: 2 },
  products: { commands: 4, args: '(first: 24, sort: RECOMMENDED)', without: ['Review.product'] },
  productQuestions: { commands: 3, args: '(market: KR, slug: "wipe", first: 12)', goesOn: true },
  productStocks: { commands: 4, args: '(market: KR, first: 36)', without: ['Review.product'] },
  providerPayments: {
    commands: 5,
    args: '(source: LAST_ANSWER)',
    without: LISTS_OF_ORDER,
  },
  returns: { commands: 5, args: '(filter: { market: KR }, first: 24)' },
  reviews: { commands: 4, args: '(market: KR, first: 24)' },
  savedViews: { commands: 2 },
  search: { commands: 3, args: '(text: "row", first: 24)' },
  staff: { commands: 4 },
  statementLines: { commands: 7, args: '(first: 24)' },
  staffInvitations: { commands: 4 },
  staffRoles: { commands: 3 },
  staffAnnouncements: { commands: 2, args: '(first: 12)' },
  staffSearch: { commands: 7, args: '(text: "mina")', without: LISTS_OF_ORDER },
  shopSettingsHistory: { commands: 4 },
  stockMovements: { commands: 4, args: '(market: KR, productId: "$wipe", first: 24)' },
  supportRequests: { commands: 2, args: '(kind: PARTNERSHIP, first: 12)' },
  teamMembers: { commands: 1 },
  userAddresses: { commands: 2, args: '(userId: "$staff")' },
  userOrders: { commands: 2, args: '(userId: "$staff", first: 4)', goesOn: true, without: LISTS_OF_ORDER },
  userPurchases: { commands: 4, args: '(userId: "$staff", first: 12)' },
  users: { commands: 4, args: '(market: KR, first: 24)' },
};

/** Fields whose lists do not grow with the shop: parts of one object, figures of fixed kinds or days, files. */
const NOT_OF_ROWS = new Set([
  'answerPreview',
  'checkout',
  'composedEmailPreview',
  'downloads',
  'draftDepositAccounts',
  'draftOrder',
  'draftOrderOffer',
  'guest',
  'guestOrder',
  'launchChecklist',
  'mentionSettings',
  'moderatedSearches',
  'ledgerSummary',
  'myOrder',
  'myReview',
  'order',
  'orderCounts',
  'ownSecondFactor',
  'orderPayment',
  'previewDraftOrder',
  'popularFaqEntries',
  'pressReleases',
  'testimonials',
  'previewOrderLines',
  'product',
  'reviewSummary',
  'productPreview',
  'productStock',
  'providerBalance',
  'receiptPreview',
  'refundEmailPreview',
  'refundPreview',
  'registrations',
  'return',
  'returnPreview',
  'saleStatistics',
  'searchAnnouncements',
  'shippingEmailPreview',
  'shopInfo',
  'shopSettings',
  'staffProduct',
  'statementAccounts',
  'statusEmailPreview',
  'storeOverview',
  'supportRequest',
  'usedTrackingNumbers',
  'user',
  'visitStatistics',
  'visitsNow',
  'workToDo',
]);

/** Parts of one document, which need no read; selecting them for each review would exceed the cost limit. */
const PARTS = ['comparison', 'disclosure', 'films', 'images', 'reports', 'sections'].map((part) => `Product.${part}`);
/** Products of products are served from memory; `product-discovery.test.ts` counts their commands. */
const COMPANIONS = ['Cart.goesWith', 'Order.goesWith', 'Product.goesWith'];
const LEFT_OUT = [...PARTS, ...COMPANIONS, 'Product.suits', 'Review.pictures'];

const MIRRORED = new Set(['company_blocks', 'faq_entries', 'products', 'review_scores', 'stock_levels', 'units_sold']);
const HOUSEKEEPING = new Set(['hello', 'ping', 'getMore', 'endSessions', 'killCursors']);

const schema = executableSchema();
const queries = schema.getQueryType()?.getFields() ?? {};

const shop = useTestShop();
let asking: Member;
let client: ShopClient;

function toQuery(name: string, { args = '', without = [] }: List): string {
  const field = queries[name];
  if (!field) throw new Error(`${name} is no query any more: take it out of LISTS`);
  const filled = args.replace('$staff', asking.id).replace('$wipe', shop.productId('wipe'));
  return `{ ${name}${filled} ${selectEverything(field, new Set([...LEFT_OUT, ...without]))} }`;
}

/** Reloading a mirror is not counted for the list: it happens once after each change, for all callers. */
function isCounted({ commandName, command }: mongo.CommandStartedEvent): boolean {
  if (HOUSEKEEPING.has(commandName)) return false;
  const isWhole = Object.keys(command.filter ?? {}).length === 0;
  return !(commandName === 'find' && MIRRORED.has(command.find) && isWhole);
}

function countObjects(value: unknown): number {
  if (value === null || typeof value !== 'object') return 0;
  const inner = Object.values(value).reduce((sum: number, each) => sum + countObjects(each), 0);
  return Array.isArray(value) ? inner : inner + 1;
}

interface Answer {
  readonly commands: readonly string[];
  readonly objects: number;
}

async function ask(query: string): Promise<Answer> {
  const commands: string[] = [];
  const note = (event: mongo.CommandStartedEvent) => {
    if (isCounted(event)) commands.push(`${event.commandName} ${event.command[event.commandName]}`);
  };
  const database = shop.serverConnection.getClient();
  database.on('commandStarted', note);
  const { data, errors } = await client.send({ query });
  database.off('commandStarted', note);
  expect(errors, query).toEqual([]);
  return { commands, objects: countObjects(data) };
}

async function askAll(): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>();
  for (const [name, list] of Object.entries(LISTS)) answers.set(name, await ask(toQuery(name, list)));
  return answers;
}

let few: Map<string, Answer>;
let many: Map<string, Answer>;

beforeAll(async () => {
  await shop.app().services.orderCounters.rebuild();
  asking = await addMember(shop, { role: 'ADMIN' });
  client = await createMemberClient(shop, asking);
  await addListRows(shop, asking, 0, 2);
  few = await askAll();
  await addListRows(shop, asking, 2, 12);
  many = await askAll();
});

describe('each list of the API', () => {
  it('is covered by this test', () => {
    const missing = listQueries(schema).filter((name) => !LISTS[name] && !NOT_OF_ROWS.has(name));
    expect(
      missing,
      'Add each to LISTS with the number of commands of its answer, and a row for it to test/kit/list-rows.ts; or to ' +
        'NOT_OF_ROWS, if its lists do not grow with what the shop has stored.',
    ).toEqual([]);
  });

  it.each(Object.entries(LISTS))(
    'reads %s with no more database commands for many rows than for a few',
    (name, list) => {
      const [ofFew, ofMany] = [few.get(name)?.commands, many.get(name)?.commands];
      expect(ofFew?.slice(list.commands), 'too many for few rows').toEqual([]);
      expect(ofMany?.slice(list.commands + (list.goesOn ? 1 : 0)), 'too many for many rows').toEqual([]);
      expect(ofFew).toHaveLength(list.commands);
      expect(many.get(name)?.objects).toBeGreaterThan(few.get(name)?.objects ?? 0);
    },
  );
});
