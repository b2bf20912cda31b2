import type { GivenSettings } from '../common/production-settings.ts';

const parseUrl = (value: string) => (URL.canParse(value) ? new URL(value) : null);

/** Whether an address names nothing but scheme, host and port. */
export function hasNoPath(value: string): boolean {
  const url = parseUrl(value);
  return url !== null && url.href === `${url.origin}/`;
}

/** Whether it is scheme and host alone. The host's characters are fit for a header and a policy. */
export function isOrigin(value: string): boolean {
  return hasNoPath(value) && /^https?:\/\/[a-z0-9.-]+(:\d+)?$/.test(new URL(value).origin);
}

/** What would give the scripts of the postcode search an origin that the shop has, or that others can write into. */
function postcodeOriginComplaints({
  POSTCODE_ORIGIN: postcode,
  PUBLIC_URL: shop,
  NODE_ENV: mode,
}: GivenSettings): string[] {
  const hostname = postcode && parseUrl(postcode)?.hostname;
  if (!hostname) return [];
  const complaints: string[] = [];
  if (mode === 'production' && parseUrl(postcode)?.protocol !== 'https:') {
    complaints.push('POSTCODE_ORIGIN is wrong: it must begin with https:// in production.');
  }
  // Another port of the host would not do: cookies are sent to all of them.
  if (hostname === parseUrl(shop ?? 'http://localhost')?.hostname) {
    complaints.push("POSTCODE_ORIGIN is wrong: it must have another host name than the shop's, PUBLIC_URL.");
  }
  return complaints;
}

/** Browsers refuse scripts that a page served by https would load by http. */
function assetBaseComplaints({ ASSET_BASE: base, PUBLIC_URL: shop }: GivenSettings): string[] {
  const isMixed = parseUrl(base ?? '')?.protocol === 'http:' && parseUrl(shop ?? '')?.protocol === 'https:';
  return isMixed ? ['ASSET_BASE is wrong: it must begin with https://, as PUBLIC_URL does.'] : [];
}

/** A process that only runs jobs does not know by itself where the shop is, which its emails lead to. */
function publicUrlComplaints({ PUBLIC_URL: shop, NODE_ENV: mode, ROLE: role }: GivenSettings): string[] {
  const isNeeded = mode === 'production' || role === 'jobs';
  return isNeeded && shop === undefined ? ['PUBLIC_URL is missing.'] : [];
}

/** What is wrong with the addresses of the shop, each by itself or beside another, one line each. */
export function addressComplaints(given: GivenSettings): string[] {
  return [...publicUrlComplaints(given), ...postcodeOriginComplaints(given), ...assetBaseComplaints(given)];
}
