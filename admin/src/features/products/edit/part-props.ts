import type { ProductDraft } from './product-draft.ts';

/** Props of each part of the form: its content, its errors by path, and the change callback. */
export interface PartProps {
  readonly draft: ProductDraft;
  readonly wrong: Readonly<Record<string, string>>;
  readonly onChange: (part: Partial<ProductDraft>) => void;
}
