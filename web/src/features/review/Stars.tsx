import { chakra } from '@chakra-ui/react/styled-system';
import { MAXIMUM_RATING } from '@eunbit/schema/review';
import { useIntl } from 'react-intl';

const STAR = 'M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z';
const SIDE = 24;
const WIDTH = SIDE * MAXIMUM_RATING;
const PLACES = Array.from({ length: MAXIMUM_RATING }, (_, place) => place * SIDE);

/** Five stars, as many of them filled as the rating says: an average may end within one. Not read out. */
export function StarRow({ rating, size }: { rating: number; size: string }) {
  return (
    <chakra.svg
      viewBox={`0 0 ${WIDTH} ${SIDE}`}
      aria-hidden
      flexShrink="0"
      display="block"
      css={{ width: `calc(${size} * ${MAXIMUM_RATING})`, height: size }}
    >
      <Stars colour="gray.300" />
      {/* Cut off where the rating ends. */}
      <svg width={(WIDTH * rating) / MAXIMUM_RATING} height={SIDE} overflow="hidden" role="presentation">
        <Stars colour="purple.600" />
      </svg>
    </chakra.svg>
  );
}

function Stars({ colour }: { colour: string }) {
  return (
    <chakra.g fill={colour}>
      {PLACES.map((place) => (
        <path key={place} d={STAR} transform={`translate(${place} 0)`} />
      ))}
    </chakra.g>
  );
}

/** A rating as stars, read out as a number. */
export function Rating({ value, size = '1.1rem' }: { value: number; size?: string }) {
  const intl = useIntl();
  return (
    <chakra.span role="img" aria-label={intl.formatMessage({ id: 'review.stars' }, { rating: value })}>
      <StarRow rating={value} size={size} />
    </chakra.span>
  );
}
