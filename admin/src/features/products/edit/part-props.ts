import type { ProductDraft } from './product-draft.ts';

/** What a part of the form gets: what stands in it, what is wrong by path, and how it is changed. */
export interface PartProps {
  readonly draft: ProductDraft;
  readonly wrong: Readonly<Record<string, string>>;
  readonly onChange: (part: Partial<ProductDraft>) => void;
}
