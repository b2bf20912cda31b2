/** A replaced name, and its replacement. */
export interface GoneName {
  readonly found: RegExp;
  readonly instead: string;
}

/** Names that must not come back. `docs/glossary.md` has the words for everything else. */
export const GONE_NAMES: readonly GoneName[] = [
  { found: /\b\w*Letters?(?![a-z])\w*|\bletters?[A-RT-Z]\w*/, instead: 'Email' },
  { found: /\bMails?(?![a-z-])\w*|\b[a-z]+Mails?(?![a-z])\w*/, instead: 'Email' },
  { found: /\bbasketToken\b/, instead: 'cartToken' },
  { found: /\w*[gG]uestPassword\w*|\bsealedPassCode\b/, instead: 'passCode, encryptedPassCode' },
  { found: /\w*[sS]ecretCode\w*|\bSECRET_CODE\w*|\b[sS]ecret codes?\b/, instead: 'roleChangePin' },
  { found: /\b(change|next|expected)Positions?\b|\bPosition(Changed|Dialog)\w*/, instead: 'role' },
  { found: /\b\w*[oO]rderFile\b|\border-file\b/, instead: 'orderStaffDetails, or ordersCsv' },
  {
    found: /\b\w*[pP]roductOrder(?!s)\b|\borderProducts\b|\bProductsOrdered\b/,
    instead: 'productRanking, reorderProducts',
  },
  {
    found: /\b\w*Desk(?!top)\w*|\b(bulk|order|return)-?[dD]esk\b|\bdesk-\w+|\bDESK-\d+/,
    instead: 'stockAdmin, shipmentAdmin, returnAdmin, systemHealth, orderCollaboration',
  },
  { found: /\b\w*[sS]ocialVisit\w*|\bsocial[-_]visit/, instead: 'oauthAttempt' },
  { found: /\b(Deed|deedOf|newsOf)\b/, instead: 'AuditEvent, classifyDeposit' },
  {
    found: /\b(createHarmlessWriter|eachApart|shareRunning)\b/,
    instead: 'createRedactedEmailRenderer, forEachSettled, dedupeInFlight',
  },
  {
    found: /\b(useSoon|takeIn|visit-intake|further-routes|letIn)\b/,
    instead: 'useThrottled, ingest, lazy-routes, guardRoute',
  },
  { found: /\b(loadShelf|shelfOf|StoreShelf|TrailPager)\b/, instead: 'CatalogueCache, CursorPager' },
  { found: /\b(showForeseen|foreseeCart|foreseen-layer)\b/, instead: 'applyOptimistic…, optimistic-layer' },
  {
    found: /\w*([dD]eliveryWish|AddressWishes|WayToPay|wayToPay|PayInto)\b/,
    instead: 'deliveryInstruction, AddressOptions, paymentMethod, depositAccount',
  },
  {
    found: /\b(Error|Done|Conflict|Social|Cart|Restock)Notice\w*/,
    instead: 'ErrorAlert, CartMessage, RestockSubscription',
  },
  { found: /\b(create|edit|delete|staff|use)Notices?\b|\bNotice(Page|Record|Input|Type)\b/, instead: 'announcement' },
  { found: /\border:update\b|\bORDER_UPDATE\b/, instead: 'order:confirm, order:ship and the other acts (STAFF-24)' },
  { found: /\bnotice(Kr|Us|KR|US|Lines)\w*|\bNoticeLine\w*/, instead: 'disclosure' },
  {
    found: /\b(toldOfParts|lookAtReversals|MOST_LOOKS|markOrder|markRefund)\b/,
    instead: 'matchReportedParts, syncReversals, MAX_POLLS, enqueueForStatistics',
  },
  {
    found: /\b(sayBegun|tellPageItsRequest)\b/,
    instead: 'sendAck, setRequestIdHeader',
  },
  { found: /\bOPERATION_ERRORS\b|\bAlong\b/, instead: 'errorCodes, ExtraWrites' },
  {
    found:
      /\b(tells?|told|says?|said)[A-Z]\w*|\b(const|let|function|interface|type|readonly) ([tT]old|tell|[sS]aid)\b|\bQueryAnswer\b/,
    instead: 'notify, report, send, or the noun of what it is; QueryState',
  },
  {
    found:
      /\b(judge[ds]?|look(ed|s)?|lookAt)[A-T]\w*|\w+(Judged|Judgement|LookedAt|NextLook|LookAt|Looks)\b|\b(const|let|function|async|readonly) (judged?|looks?|looked)\b|\b(look-rules|edit-judgement|carrier-looks?)\b/,
    instead: 'check, decide, poll, read, sync',
  },
  {
    found:
      /\b(Return|Delivery)Wish(es)?\b|\bWish(Step|Choice)\w*|\w*WISH(ES)?_?\w*|\bwish(Unfit|Question)\b|\bwish[:!]|\breturns\.(step\.)?wish\b/,
    instead: 'ReturnResolution, resolution, DeliveryInstruction, instruction',
  },
  {
    found: /\w*Guidance\w*|\b(product-|list-)?guidance\b|\bGUIDANCE_?\w*|\w*[pP]opularity\w*/,
    instead: 'product-discovery, discovery, ListAdvice; trending',
  },
];

/** Files in which replaced names are allowed: lists of words to avoid, the changelog. */
const EXEMPT = /^(docs\/glossary\.md|CHANGELOG\.md|docs\/changes\/|scripts\/check\/gone-names)/;
/** Folders with other vocabulary: drawn letters, the database. */
const OTHER_VOCABULARY = /^(scripts\/pictures\/|embedded-mongodb\/)/;
const ALLOWED = /^(letterSpacing|mailOrderReport)$/;

export interface Offence {
  readonly line: number;
  readonly name: string;
  readonly instead: string;
}

/** The replaced names in a file and in its path, which counts as line 0. */
export function findGoneNames(path: string, text: string): Offence[] {
  if (EXEMPT.test(path) || OTHER_VOCABULARY.test(path)) return [];
  // In message catalogues only keys are checked.
  const lines = path.includes('.messages.')
    ? text.split('\n').map((each) => each.split('":')[0] ?? '')
    : text.split('\n');
  return [path, ...lines].flatMap((content, line) =>
    GONE_NAMES.flatMap(({ found, instead }) => {
      const name = found.exec(content)?.[0];
      return name && !ALLOWED.test(name) ? [{ line, name, instead }] : [];
    }),
  );
}
