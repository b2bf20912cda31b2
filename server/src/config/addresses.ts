import type { GivenSettings } from '../common/production-settings.ts';

const parseUrl = (value: string) => (URL.canParse(value) ? new URL(value) : null);

/** Whether a URL consists only of scheme, host and port. */
export function hasNoPath(value: string): boolean {
  const url = parseUrl(value);
  return url !== null && url.href === `${url.origin}/`;
}

/** Whether it is scheme and host alone, with a host that is safe in a header and a content security policy. */
export function isOrigin(value: string): boolean {
  return hasNoPath(value) && /^https?:\/\/[a-z0-9.-]+(:\d+)?$/.test(new URL(value).origin);
}

/**
 * Errors in the postcode origin: it must not share the shop's host name, and needs HTTPS in production, so that nobody else can
 * serve it.
 */
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
  // Another port of the host is not enough: cookies are sent to all ports.
  if (hostname === parseUrl(shop ?? 'http://localhost')?.hostname) {
    complaints.push("POSTCODE_ORIGIN is wrong: it must have another host name than the shop's, PUBLIC_URL.");
  }
  return complaints;
}

/** Browsers block scripts over HTTP on a page served over HTTPS. */
function assetBaseComplaints({ ASSET_BASE: base, PUBLIC_URL: shop }: GivenSettings): string[] {
  const isMixed = parseUrl(base ?? '')?.protocol === 'http:' && parseUrl(shop ?? '')?.protocol === 'https:';
  return isMixed ? ['ASSET_BASE is wrong: it must begin with https://, as PUBLIC_URL does.'] : [];
}

/** A process that only runs jobs cannot detect the shop's URL, which its emails link to. */
function publicUrlComplaints({ PUBLIC_URL: shop, NODE_ENV: mode, ROLE: role }: GivenSettings): string[] {
  const isNeeded = mode === 'production' || role === 'jobs';
  return isNeeded && shop === undefined ? ['PUBLIC_URL is missing.'] : [];
}

/** Errors in the shop's URLs, each alone or in combination, one line each. */
export function addressComplaints(given: GivenSettings): string[] {
  return [...publicUrlComplaints(given), ...postcodeOriginComplaints(given), ...assetBaseComplaints(given)];
}
