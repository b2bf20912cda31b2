import { useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { StarRow } from '../../components/StarRow.tsx';

interface CardRatingProps {
  readonly count: number;
  /** Absent if there is no review. */
  readonly average?: number | null;
}

/** The rating of a product in one small line; nothing before the first review (REVIEW-19). */
export function CardRating({ count, average }: CardRatingProps) {
  const intl = useIntl();
  if (typeof average !== 'number') return null;
  return (
    <styled.span
      role="img"
      aria-label={intl.formatMessage({ id: 'catalogue.rating' }, { average: average.toFixed(1), count })}
      display="flex"
      alignItems="center"
      gap="1.5"
      fontSize="xs"
      color="fg.muted"
      fontVariantNumeric="tabular-nums"
    >
      <StarRow rating={average} size="0.9rem" />
      {average.toFixed(1)} ({intl.formatNumber(count)})
    </styled.span>
  );
}
