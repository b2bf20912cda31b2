import { useCallback, useState } from 'react';
import { useText } from '../../../app/use-text.ts';
import type { StaffProductFieldsFragment } from '../../../gql/graphql.ts';
import { readFragment } from '../../../gql/index.ts';
import { productPreviewUrl } from '../../../urls/products.urls.ts';
import { useCreateProduct, useCreateProductPreview, useUpdateProduct } from '../product-mutations.ts';
import {
  EMPTY_PRODUCT,
  getUnits,
  type PictureDraft,
  type ProductDraft,
  toFormInput,
  toProductDraft,
} from './product-draft.ts';
import { StaffProductFields } from './staff-product.ts';

type FieldTexts = Readonly<Record<string, string>>;

/** The version that somebody else has saved meanwhile. */
interface Newer {
  readonly message: string;
  readonly product: StaffProductFieldsFragment;
}

/**
 * Removes the errors of parts that have changed since: `sections` covers `sections.0.linesKo`. Returns the same object if there
 * are none.
 */
function withoutParts(wrong: FieldTexts, parts: readonly string[]): FieldTexts {
  const all = Object.entries(wrong);
  const others = all.filter(([path]) => !parts.includes(path.split('.')[0] ?? path));
  return others.length === all.length ? wrong : Object.fromEntries(others);
}

/** State of a product's form: the draft, the product it is based on, and the result of the last save. */
export function useProductForm(product: StaffProductFieldsFragment | null) {
  const t = useText();
  const create = useCreateProduct();
  const update = useUpdateProduct();
  const preview = useCreateProductPreview();
  /** The product that an edit is based on. */
  const [base, setBase] = useState(product);
  const [draft, setDraft] = useState<ProductDraft>(() => (product ? toProductDraft(product) : EMPTY_PRODUCT));
  const [isSaved, setSaved] = useState(false);
  const [wrong, setWrong] = useState<FieldTexts>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [newer, setNewer] = useState<Newer | null>(null);
  const initial = base ? toProductDraft(base) : EMPTY_PRODUCT;

  // Stable functions, so that parts without changes are not rendered again.
  const change = useCallback((part: Partial<ProductDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setWrong((before) => withoutParts(before, Object.keys(part)));
  }, []);
  const changePictures = useCallback((changeAll: (pictures: readonly PictureDraft[]) => readonly PictureDraft[]) => {
    setDraft((before) => ({ ...before, pictures: changeAll(before.pictures) }));
    setWrong((before) => withoutParts(before, ['pictures']));
  }, []);

  function refuse(text: string, fields: FieldTexts) {
    setProblem(text);
    setWrong(fields);
  }

  /** Resolves to the saved product; null if saving failed, in which case the form shows why. */
  async function save(): Promise<StaffProductFieldsFragment | null> {
    refuse('', {});
    const form = toFormInput(draft);
    const { answer, problem: refused } = base
      ? await update.send({
          id: base.id,
          expectedVersion: base.version,
          expectedStatuses: { kr: base.kr.status, us: base.us.status },
          form,
        })
      : await create.send({ form, units: getUnits(draft) });
    const found = answer && 'product' in answer ? readFragment(StaffProductFields, answer.product) : null;
    if (!refused) setSaved(true);
    else if (found) setNewer({ message: refused.message ?? '', product: found });
    else refuse(refused.message ?? t('products.saveFailed'), refused.fields);
    return refused ? null : found;
  }

  /** Resolves to the address of the preview; null if there is none, in which case the form shows why. */
  async function previewAddress(): Promise<string | null> {
    refuse('', {});
    const { answer, problem: refused } = await preview.send({ id: base?.id ?? null, form: toFormInput(draft) });
    if (!refused) return productPreviewUrl(answer.token);
    refuse(refused.message ?? t('products.edit.previewFailed'), refused.fields);
    return null;
  }

  return {
    draft,
    base,
    wrong,
    problem: problem || null,
    newer,
    saving: create.busy || update.busy,
    previewing: preview.busy,
    unsaved: !isSaved && JSON.stringify(draft) !== JSON.stringify(initial),
    refuse,
    save,
    preview: previewAddress,
    change,
    changePictures,
    /** Replaces the draft by the other person's version. */
    takeNew() {
      if (!newer) return;
      setBase(newer.product);
      setDraft(toProductDraft(newer.product));
      setNewer(null);
    },
    /** Keeps the draft and bases it on the other person's version, which it will overwrite. */
    keepMine() {
      if (!newer) return;
      setBase(newer.product);
      setNewer(null);
    },
  };
}
