import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { styled } from '#styled-system/jsx';

const Bar = styled(Link, {
  base: {
    display: 'grid',
    gridTemplateColumns: '3.5rem minmax(0, 1fr) 2.5rem',
    alignItems: 'center',
    gap: '3',
    minH: '6',
    px: '2',
    fontSize: 'sm',
    borderRadius: 'md',
    _hover: { bg: 'bg.tint' },
    '&[aria-current]': { bg: 'bg.tint', fontWeight: 'semibold' },
  },
});

interface StarBarsProps {
  /** Number of reviews. */
  readonly count: number;
  /** Numbers of reviews with five, four, three and two stars and one star. */
  readonly starCounts: readonly number[];
  /** The stars by which the list is filtered; null if there is no such filter. */
  readonly chosen: number | null;
  /** Path of the reviews with a number of stars. */
  readonly toStars: (stars: number) => string;
}

/** The number of reviews for each star; a bar links to those reviews. */
export function StarBars({ count, starCounts, chosen, toStars }: StarBarsProps) {
  const intl = useIntl();
  return (
    <styled.ul
      listStyleType="none"
      display="grid"
      gap="0.5"
      mx="-2"
      aria-label={intl.formatMessage({ id: 'review.bars' })}
    >
      {starCounts.map((gave, index) => {
        const stars = 5 - index;
        return (
          <li key={stars}>
            <Bar
              to={toStars(stars)}
              preventScrollReset={chosen !== null}
              aria-current={chosen === stars ? 'true' : undefined}
            >
              <FormattedMessage id="review.barStars" values={{ stars }} />
              <styled.span aria-hidden height="2" bg="gray.100" borderRadius="full" overflow="hidden">
                <styled.span
                  display="block"
                  height="full"
                  bg="purple.500"
                  style={{ width: `${(gave / count) * 100}%` }}
                />
              </styled.span>
              <styled.span textAlign="end" color="fg.muted" fontVariantNumeric="tabular-nums">
                <FormattedMessage id="review.barCount" values={{ count: gave }} />
              </styled.span>
            </Bar>
          </li>
        );
      })}
    </styled.ul>
  );
}
