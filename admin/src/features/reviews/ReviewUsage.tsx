import { Badge, chakra } from '@chakra-ui/react';
import type { ReviewUsage as Usage } from '@eunbit/schema/review-usage';
import { useText } from '../../app/use-text.ts';
import { usageTexts } from './usage-texts.ts';

/** What the author says of how the product was used; nothing where all of it was left out. */
export function ReviewUsage({ review }: { review: Partial<Usage> }) {
  const t = useText();
  const texts = usageTexts(review);
  if (texts.length === 0) return null;
  return (
    <chakra.ul aria-label={t('reviews.usage')} display="flex" flexWrap="wrap" gap="2" mt="2" listStyle="none">
      {texts.map((id) => (
        <li key={id}>
          <Badge variant="outline">{t(id)}</Badge>
        </li>
      ))}
    </chakra.ul>
  );
}
