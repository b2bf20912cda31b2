import { chakra } from '@chakra-ui/react/styled-system';
import { MAXIMUM_RATING } from '@eunbit/schema/review';

const STAR = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z"/></svg>',
);
const Row = chakra('span', {
  base: {
    display: 'block',
    flexShrink: '0',
    aspectRatio: String(MAXIMUM_RATING),
    // One bar masked with stars: a list of fifty products has fifty elements for them and not five hundred.
    mask: `url("data:image/svg+xml,${STAR}") 0 0 / ${100 / MAXIMUM_RATING}% 100%`,
    forcedColorAdjust: 'none',
    printColorAdjust: 'exact',
  },
});

/** Five stars, filled to the rating; an average may end within a star. Hidden from screen readers. */
export function StarRow({ rating, size }: { rating: number; size: string }) {
  const filled = `${(100 * rating) / MAXIMUM_RATING}%`;
  return (
    <Row
      aria-hidden
      height={size}
      style={{
        background: `linear-gradient(90deg, var(--chakra-colors-purple-600) ${filled}, var(--chakra-colors-gray-300) 0)`,
      }}
    />
  );
}
