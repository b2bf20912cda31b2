import { useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { StarRow } from '../../../components/StarRow.tsx';

/** A rating as stars; screen readers read a number. */
export function Rating({ value, size = '1.1rem' }: { value: number; size?: string }) {
  const intl = useIntl();
  return (
    <styled.span role="img" aria-label={intl.formatMessage({ id: 'review.stars' }, { rating: value })}>
      <StarRow rating={value} size={size} />
    </styled.span>
  );
}
