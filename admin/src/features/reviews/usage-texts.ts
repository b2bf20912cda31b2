import type { ReviewUsage } from '@eunbit/schema/review-usage';
import type { MessageId } from '../../gql/message-id.ts';

/** What an author said of how the product was used, as messages; none if everything was left out (REVIEW-16). */
export function usageTexts({ use, surface, scent }: Partial<ReviewUsage>): readonly MessageId[] {
  return [
    use && (`reviews.usage.${use}` as const),
    surface && (`reviews.usage.${surface}` as const),
    scent && (`reviews.usage.${scent}` as const),
  ].flatMap((id) => id ?? []);
}
