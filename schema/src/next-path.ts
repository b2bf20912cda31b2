/** Pages that a sign-in must not lead back to. */
const NOT_WANTED = /^\/(login|signup|logout|forgot|reset-password|after-naver-signup|auth)(?![\w-])/;
/** Browsers drop tabs and line breaks from addresses, and read a backslash as a slash. */
const MISLEADING = /[\\\p{Cc}\p{Cf}\s]/u;
const LONGEST = 2000;

/** The page that somebody requested before signing in. Null unless it is a path of this shop: no link leads elsewhere. */
export function safeNextPath(next: unknown): string | null {
  if (typeof next !== 'string' || !/^\/(?!\/)/.test(next) || next.length > LONGEST) return null;
  return MISLEADING.test(next) || NOT_WANTED.test(next) ? null : next;
}
