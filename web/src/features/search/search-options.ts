import type { SearchQuery } from '../../gql/graphql.ts';

export interface SearchOption {
  readonly key: string;
  readonly path: string;
  readonly title: string;
  /** Only set for a product. */
  readonly product?: SearchQuery['search']['products']['nodes'][number];
}

/** The results as one list of options: products first, then questions. */
export function toSearchOptions({ products, faqEntries }: SearchQuery['search']): SearchOption[] {
  return [
    ...products.nodes.map((product) => ({
      key: `product ${product.id}`,
      path: `/product/${product.slug}`,
      title: product.title,
      product,
    })),
    ...faqEntries.map(({ id, question }) => ({ key: `question ${id}`, path: `/faq#${id}`, title: question })),
  ];
}

/** The option that a key selects, wrapping around at both ends; -1 is the field itself. Null for other keys. */
export function findNextOption(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1;
  if (key === 'ArrowUp') return active >= 0 ? active - 1 : count - 1;
  return null;
}
