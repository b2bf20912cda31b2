import type { GuidanceFields } from '@eunbit/schema/validation-product-guidance';
import type { ProductRecord } from './product.record.ts';

/** Suits and companions as stored; absent parts stay as they are. */
export type GuidanceContent = Pick<ProductRecord, 'suits' | 'goesWithIds'>;

/** Converts a valid form for storage. */
export function toGuidance({ suits, goesWithIds }: GuidanceFields): GuidanceContent {
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

/** Initial form values of a product; older products have none. */
export function toGuidanceFields({ suits = [], goesWithIds = [] }: GuidanceContent) {
  return {
    suits: suits.map(({ tag, reason }) => ({ tag, reasonKo: reason.ko, reasonEn: reason.en })),
    goesWithIds,
  };
}
