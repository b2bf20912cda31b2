const PRODUCT_PATTERN = '/product/:slug';

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
export function isListedPath(path: string, patterns: readonly string[], productSlugs: readonly string[]): boolean {
  return expandPaths(patterns, productSlugs).includes(path);
}
