import { stripInvisible } from '@eunbit/schema/typed-line';
import { MAXIMUM_SEARCH_LENGTH, MAXIMUM_TRACE_LENGTH, VisitChannel } from '@eunbit/schema/visit';

/** Traffic source of a visit. */
export interface VisitSource {
  readonly channel: VisitChannel;
  /** Referring host or `utm_source`, such as `naver.com` or `newsletter`; null for a direct visit. */
  readonly name: string | null;
  /** Search terms; null if the search engine does not pass them on. */
  readonly keywords: string | null;
  /** `utm_campaign`. */
  readonly campaign: string | null;
}

export interface Arrival {
  /** `document.referrer`. */
  readonly referrer: string | null;
  /** Query string of the landing page. */
  readonly query: string | null;
  /** Host of the shop; internal links are not a source. */
  readonly ownHost: string | null;
}

/** Search engines by host suffix, with the query parameter of the search terms. */
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

/** Matched before search engines, because blogs and cafés of Naver are social media. */
const SOCIAL =
  /(^|\.)(facebook\.com|instagram\.com|t\.co|twitter\.com|x\.com|threads\.net|youtube\.com|youtu\.be|pinterest\.[a-z.]+|linkedin\.com|lnkd\.in|reddit\.com|tiktok\.com|(blog|cafe|m\.blog|m\.cafe|band)\.naver\.com|band\.us|story\.kakao\.com|kakao\.com|line\.me)$/;
const EMAIL =
  /(^|\.)(mail\.google\.com|mail\.naver\.com|mail\.daum\.net|mail\.kakao\.com|outlook\.live\.com|outlook\.office\.com|mail\.yahoo\.com)$/;
const EMAIL_MEDIUM = /^e-?mail|^newsletter$/i;

const DIRECT: VisitSource = { channel: VisitChannel.DIRECT, name: null, keywords: null, campaign: null };

/** Classifies a visit by its landing page. UTM parameters take precedence over the referrer. */
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

/** Normalises search terms for counting: NFC, lower case, single spaces. */
export function normaliseKeywords(text: string | null): string | null {
  const words = stripInvisible(text ?? '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, MAXIMUM_SEARCH_LENGTH);
  return words || null;
}

function cut(text: string): string {
  return text.replace(/\p{Cc}/gu, '').slice(0, MAXIMUM_TRACE_LENGTH);
}
