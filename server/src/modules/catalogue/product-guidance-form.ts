import type { GuidanceFields } from '@eunbit/schema/validation-product-guidance';
import type { ProductRecord } from './product.model.ts';

/** Suits and companions as stored. */
export type GuidanceContent = Pick<ProductRecord, 'suits' | 'goesWithIds'>;

/** Converts a valid form for storage; absent parts stay as they are. */
export function toGuidance({ suits, goesWithIds }: GuidanceFields): Partial<GuidanceContent> {
  return {
    ...(suits && {
      suits: suits.map(({ tag, reasonKo, reasonEn }) => ({
        tag,
        reason: { ko: reasonKo.trim(), en: reasonEn.trim() },
      })),
    }),
    ...(goesWithIds && { goesWithIds: [...goesWithIds] }),
  };
}

/** Initial form values of a product. */
export function toGuidanceFields({ suits, goesWithIds }: GuidanceContent) {
  return {
    suits: suits.map(({ tag, reason }) => ({ tag, reasonKo: reason.ko, reasonEn: reason.en })),
    goesWithIds,
  };
}
