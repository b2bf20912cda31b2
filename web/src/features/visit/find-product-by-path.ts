/** The id of the product that an address shows, out of what this browser has read of the shop; null where it has not. */
export function findProductByPath(cache: object, pathname: string): string | null {
  const slug = decodeURIComponent(pathname.split('/')[2] ?? '');
  const product = Object.values(cache).find((entry) => entry?.__typename === 'Product' && entry.slug === slug);
  return product?.id ?? null;
}
