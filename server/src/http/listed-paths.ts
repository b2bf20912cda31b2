const PRODUCT_PATTERN = '/product/:slug';
const PRODUCT_PATH = /^\/product\/([a-z0-9-]+)$/;

/** The slug in the canonical path of a product page; null for any other path. */
export function parseProductSlug(path: string): string | null {
  return PRODUCT_PATH.exec(path)?.[1] ?? null;
}

/** Expands path patterns to paths: those without a parameter as they are, the product pattern once per slug. */
export function expandPaths(patterns: readonly string[], productSlugs: readonly string[]): string[] {
  return patterns.flatMap((pattern) => {
    if (pattern === PRODUCT_PATTERN) return productSlugs.map((slug) => `/product/${slug}`);
    return pattern.includes(':') ? [] : [pattern];
  });
}

/**
 * Whether a path is the canonical path of a listed page. The router accepts many spellings of a page (`//faq`, `/FAQ`,
 * `/faq/`) and any query string; caching those would let a client fill the cache.
 */
export function isListedPath(path: string, patterns: readonly string[], isProduct: (slug: string) => boolean): boolean {
  const slug = parseProductSlug(path);
  if (slug !== null) return patterns.includes(PRODUCT_PATTERN) && isProduct(slug);
  return !path.includes(':') && patterns.includes(path);
}

/** The pattern of a listed page; undefined for any other path, which may hold an order's number or a token. */
export function toPagePattern(path: string, patterns: readonly string[]): string | undefined {
  const pattern = parseProductSlug(path) === null ? path : PRODUCT_PATTERN;
  return patterns.includes(pattern) ? pattern : undefined;
}
