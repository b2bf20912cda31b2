/** The id of the product at a path, from the Apollo cache; null if it is not cached. */
export function findProductByPath(cache: object, pathname: string): string | null {
  const slug = decodeURIComponent(pathname.split('/')[2] ?? '');
  const product = Object.values(cache).find((entry) => entry?.__typename === 'Product' && entry.slug === slug);
  return product?.id ?? null;
}
