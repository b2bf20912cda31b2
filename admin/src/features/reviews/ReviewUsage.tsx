import { Badge, chakra } from '@chakra-ui/react';
import type { ReviewUsage as Usage } from '@eunbit/schema/review-usage';
import { useText } from '../../app/use-text.ts';
import { usageTexts } from './usage-texts.ts';

/** How the author used the product; renders nothing if they did not state it. */
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
