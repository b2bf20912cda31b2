import type { ApiMessageKey } from '@eunbit/schema/api-messages';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import { type Connection, Types } from 'mongoose';
import { randomToken } from '../../common/tokens.ts';
import type { ProductRecord } from './product.model.ts';
import type { ProductEditor } from './product-editor.service.ts';
import { NEW_PRODUCT, type ProductForm } from './product-form.ts';
import { productPreviewModel } from './product-preview.model.ts';

const TOKEN = /^[\w-]{20,64}$/;

/** Previews of unsaved products for staff: stored for a day under their own URL, separate from the catalogue. */
export function createProductPreviews(connection: Connection, editor: ProductEditor) {
  const previews = productPreviewModel(connection);
  return {
    /** Stores a valid form. For an edit, fields outside the form come from the product; null if that is unknown. */
    async make(
      form: ProductForm,
      productId: string | null,
    ): Promise<{ readonly token: string } | { readonly failures: FieldFailure<ApiMessageKey>[] } | null> {
      const present = productId === null ? null : await editor.byId(productId);
      if (productId !== null && !present) return null;
      const { failures, content } = await editor.read(form, productId, present?.images ?? []);
      if (failures.length > 0) return { failures };
      const createdAt = new Date();
      const _id = new Types.ObjectId();
      const blank = { ...NEW_PRODUCT, _id, position: 0, createdAt };
      const product: ProductRecord = { ...(present ?? blank), ...content };
      const token = randomToken();
      await previews.create({ _id: token, product, createdAt });
      return { token };
    },

    async byToken(token: string): Promise<ProductRecord | null> {
      if (!TOKEN.test(token)) return null;
      return (await previews.findById(token).lean())?.product ?? null;
    },
  };
}

export type ProductPreviews = ReturnType<typeof createProductPreviews>;
