import { MAXIMUM_RATING } from '@eunbit/schema/review';
import { styled } from '#styled-system/jsx';

const Row = styled('span', {
  base: {
    display: 'block',
    flexShrink: '0',
    aspectRatio: '5',
    // One bar masked with five stars: a list of fifty products has fifty elements for them and not five hundred. The build reads
    // the styles from the source, so they are written out.
    mask: `url("data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2024%2024%22%3E%3Cpath%20d%3D%22M12%202.6l2.9%205.9%206.5.9-4.7%204.6%201.1%206.5-5.8-3.1-5.8%203.1%201.1-6.5L2.6%209.4l6.5-.9z%22%2F%3E%3C%2Fsvg%3E") 0 0 / 20% 100%`,
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
      style={{
        height: size,
        background: `linear-gradient(90deg, var(--colors-purple-600) ${filled}, var(--colors-gray-300) 0)`,
      }}
    />
  );
}
