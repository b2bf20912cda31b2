import { normaliseLine } from './typed-line.ts';

/** Longest email address that mail servers accept (RFC 5321). */
export const MAXIMUM_EMAIL_LENGTH = 254;
/** Longest part before the `@`. */
const LONGEST_LOCAL_PART = 64;

/**
 * A dot-atom of RFC 5322 without quotes, and a host of RFC 1123 in ASCII. SMTP servers reject other letters before the `@`
 * (SMTPUTF8), so an address with them receives nothing.
 */
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$/;
/** A host that may contain letters beyond ASCII. The two stops are what people type between its labels. */
const INTERNATIONAL_HOST = /^[\p{L}\p{M}\p{N}.。-]+$/u;

/** The host in its DNS form, `한글.kr` as `xn--bj0bj06e.kr`; text that is no host stays unchanged. */
function toDnsHost(host: string): string {
  const address = `http://${host}/`;
  return INTERNATIONAL_HOST.test(host) && URL.canParse(address) ? new URL(address).hostname : host;
}

/** The form in which an email address is stored and looked up: in lower case, its host in the DNS form. */
export function normaliseEmail(text: string): string {
  const line = normaliseLine(text).trim().toLowerCase();
  const host = line.lastIndexOf('@') + 1;
  return host === 0 ? line : line.slice(0, host) + toDnsHost(line.slice(host));
}

/** An email address in its stored form, however it was typed; null if it cannot receive email. */
export function parseEmail(text: string): string | null {
  const email = normaliseEmail(text);
  if (email.length > MAXIMUM_EMAIL_LENGTH || email.indexOf('@') > LONGEST_LOCAL_PART) return null;
  return EMAIL.test(email) ? email : null;
}
