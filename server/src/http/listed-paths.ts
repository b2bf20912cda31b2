const PRODUCT_PATTERN = '/product/:slug';
const PRODUCT_PATH = /^\/product\/([a-z0-9-]+)$/;

/** The name of the product whose page a path is, exactly as the shop writes it; null for any other path. */
export function parseProductSlug(path: string): string | null {
  return PRODUCT_PATH.exec(path)?.[1] ?? null;
}

/** Patterns without a parameter are pages; that of the products stands for one page each. */
export function expandPaths(patterns: readonly string[], productSlugs: readonly string[]): string[] {
  return patterns.flatMap((pattern) => {
    if (pattern === PRODUCT_PATTERN) return productSlugs.map((slug) => `/product/${slug}`);
    return pattern.includes(':') ? [] : [pattern];
  });
}

/**
 * Whether a path is that of a listed page, exactly as the shop writes it. A router finds the same page under many
 * spellings (`//faq`, `/FAQ`, `/faq/`) and with any query: as many as somebody makes up, and none of them worth keeping.
 */
export function isListedPath(path: string, patterns: readonly string[], isProduct: (slug: string) => boolean): boolean {
  const slug = parseProductSlug(path);
  if (slug !== null) return patterns.includes(PRODUCT_PATTERN) && isProduct(slug);
  return !path.includes(':') && patterns.includes(path);
}
