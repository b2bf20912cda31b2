import type { ReviewUsage } from '@eunbit/schema/review-usage';
import type { MessageId } from '../../gql/message-id.ts';

/** Message ids for how the author used the product; empty if they did not state it (REVIEW-16). */
export function usageTexts({ use, surface, scent }: Partial<ReviewUsage>): readonly MessageId[] {
  return [
    use && (`reviews.usage.${use}` as const),
    surface && (`reviews.usage.${surface}` as const),
    scent && (`reviews.usage.${scent}` as const),
  ].flatMap((id) => id ?? []);
}
