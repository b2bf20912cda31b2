import { FAQ_SHORTCUT, FaqCategory } from '@eunbit/schema/faq';

export interface Question {
  readonly id: string;
  readonly category: FaqCategory;
  readonly question: string;
}

/** Which questions are shown: all, those of a category, or those that contain a text. */
export type FaqView =
  | { readonly kind: 'all' }
  | { readonly kind: 'category'; readonly category: FaqCategory }
  | { readonly kind: 'search'; readonly text: string };

/** The view of an address: `?q=text`, `?category=shipping`, or the path `/faq/return`. */
export function readFaqView(params: URLSearchParams, pathId: string | undefined): FaqView {
  const text = params.get('q')?.trim();
  if (text) return { kind: 'search', text };
  const wanted = pathId === 'return' ? FaqCategory.RETURN : params.get('category')?.toUpperCase();
  const category = Object.values(FaqCategory).find((known) => known === wanted);
  return category ? { kind: 'category', category } : { kind: 'all' };
}

/**
 * The id of the question that an address opens: `/faq/return` opens the one about returns, `/faq/{id}` and `#{id}` the one with
 * this id.
 */
export function findTarget(hash: string, pathId: string | undefined): string | null {
  if (hash.length > 1) return hash.slice(1);
  if (pathId === 'return') return FAQ_SHORTCUT.returnExchange;
  return pathId ?? null;
}

/** Questions of a view in their order. The search is case-sensitive (SUPPORT-10). */
export function selectQuestions<Entry extends Question>(entries: readonly Entry[], view: FaqView): readonly Entry[] {
  switch (view.kind) {
    case 'all':
      return entries;
    case 'category':
      return entries.filter(({ category }) => category === view.category);
    case 'search':
      return entries.filter(({ question }) => question.includes(view.text));
  }
}

/** Address of a category's questions. */
export function categoryPath(category: FaqCategory): string {
  return `/faq?category=${category.toLowerCase()}`;
}
