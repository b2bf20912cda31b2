import { MAXIMUM_SEARCH_LENGTH, MAXIMUM_TRACE_LENGTH, VisitChannel } from '@eunbit/schema/visit';

/** Where a visit came from. */
export interface VisitSource {
  readonly channel: VisitChannel;
  /** The site or campaign source, such as `naver.com` or `newsletter`; null for a direct visit. */
  readonly name: string | null;
  /** What was searched for, where the search engine tells it. */
  readonly keywords: string | null;
  /** `utm_campaign`. */
  readonly campaign: string | null;
}

export interface Arrival {
  /** Address of the page with the link, as the browser gives it. */
  readonly referrer: string | null;
  /** The query of the first page's address. */
  readonly query: string | null;
  /** Host of the shop: a link within it is no source. */
  readonly ownHost: string | null;
}

/** Search engines by the end of their host, with the parameter that holds the words. */
const SEARCH_ENGINES: readonly (readonly [host: RegExp, parameter: string])[] = [
  [/(^|\.)google\.(com|[a-z]{2}|com?\.[a-z]{2})$/, 'q'],
  [/(^|\.)search\.naver\.com$/, 'query'],
  [/(^|\.)naver\.com$/, 'query'],
  [/(^|\.)search\.daum\.net$/, 'q'],
  [/(^|\.)daum\.net$/, 'q'],
  [/(^|\.)bing\.com$/, 'q'],
  [/(^|\.)duckduckgo\.com$/, 'q'],
  [/(^|\.)search\.yahoo\.com$/, 'p'],
  [/(^|\.)yahoo\.com$/, 'p'],
  [/(^|\.)ecosia\.org$/, 'q'],
];

/** Before the search engines: Naver's blogs and cafés are talk, not search. */
const SOCIAL =
  /(^|\.)(facebook\.com|instagram\.com|t\.co|twitter\.com|x\.com|threads\.net|youtube\.com|youtu\.be|pinterest\.[a-z.]+|linkedin\.com|lnkd\.in|reddit\.com|tiktok\.com|(blog|cafe|m\.blog|m\.cafe|band)\.naver\.com|band\.us|story\.kakao\.com|kakao\.com|line\.me)$/;
const EMAIL =
  /(^|\.)(mail\.google\.com|mail\.naver\.com|mail\.daum\.net|mail\.kakao\.com|outlook\.live\.com|outlook\.office\.com|mail\.yahoo\.com)$/;
const EMAIL_MEDIUM = /^e-?mail|^newsletter$/i;

const DIRECT: VisitSource = { channel: VisitChannel.DIRECT, name: null, keywords: null, campaign: null };

/** Says where a visit came from, by what its first page tells. A campaign that the link names wins over the referrer. */
export function visitSource({ referrer, query, ownHost }: Arrival): VisitSource {
  const campaign = readCampaign(new URLSearchParams(query?.slice(0, 2000) ?? ''));
  if (campaign) return campaign;
  const from = referrer ? parseHttpUrl(referrer) : null;
  if (!from || from.host === ownHost) return DIRECT;
  const name = cut(from.hostname.replace(/^www\./, ''));
  const known = { name, keywords: null, campaign: null };
  if (EMAIL.test(from.hostname)) return { ...known, channel: VisitChannel.EMAIL };
  if (SOCIAL.test(from.hostname)) return { ...known, channel: VisitChannel.SOCIAL };
  const engine = SEARCH_ENGINES.find(([host]) => host.test(from.hostname));
  if (engine)
    return { ...known, channel: VisitChannel.SEARCH, keywords: normaliseKeywords(from.searchParams.get(engine[1])) };
  return { ...known, channel: VisitChannel.REFERRAL };
}

function readCampaign(parameters: URLSearchParams): VisitSource | null {
  const [source, medium, campaign] = ['utm_source', 'utm_medium', 'utm_campaign'].map((name) =>
    cut(parameters.get(name)?.trim() ?? ''),
  );
  if (!source && !campaign) return null;
  return {
    channel: EMAIL_MEDIUM.test(medium ?? '') ? VisitChannel.EMAIL : VisitChannel.CAMPAIGN,
    name: source || null,
    keywords: normaliseKeywords(parameters.get('utm_term')),
    campaign: campaign || null,
  };
}

function parseHttpUrl(text: string): URL | null {
  const address = URL.canParse(text) ? new URL(text) : null;
  return address && /^https?:$/.test(address.protocol) ? address : null;
}

/** Words as they are counted: in lower case, with single spaces. */
export function normaliseKeywords(text: string | null): string | null {
  const words = text
    ?.normalize('NFC')
    .toLowerCase()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, MAXIMUM_SEARCH_LENGTH);
  return words || null;
}

function cut(text: string): string {
  return text.replace(/\p{Cc}/gu, '').slice(0, MAXIMUM_TRACE_LENGTH);
}
