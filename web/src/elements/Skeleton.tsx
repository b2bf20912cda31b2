import { styled } from '#styled-system/jsx';

/** A grey area of the final content's size, hidden from screen readers; the region around it says that it loads. */
export const Skeleton = styled(
  'div',
  { base: { bg: 'gray.100', borderRadius: 'md', animation: 'shimmer 1.6s ease-in-out infinite' } },
  { defaultProps: { 'aria-hidden': true } },
);
