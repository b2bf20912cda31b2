import type { DiscoveryFields } from '@eunbit/schema/validation-product-discovery';
import type { ProductRecord } from './product.model.ts';

/** Suits and companions as stored. */
export type DiscoveryContent = Pick<ProductRecord, 'suits' | 'goesWithIds'>;

/** Converts a valid form for storage; absent parts stay as they are. */
export function toDiscovery({ suits, goesWithIds }: DiscoveryFields): Partial<DiscoveryContent> {
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
export function toDiscoveryFields({ suits, goesWithIds }: DiscoveryContent) {
  return {
    suits: suits.map(({ tag, reason }) => ({ tag, reasonKo: reason.ko, reasonEn: reason.en })),
    goesWithIds,
  };
}
