import { ReviewSort } from '@eunbit/schema/review';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { styled } from '#styled-system/jsx';
import { readChoice, withChoice } from '../review.urls.ts';

const ChoiceLink = styled(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    px: '4',
    fontSize: 'sm',
    borderRadius: 'full',
    borderWidth: '1px',
    _hover: { borderColor: 'gray.800' },
    '&[aria-current]': { bg: 'gray.800', borderColor: 'gray.800', color: 'white', fontWeight: 'semibold' },
  },
});

/** Sorting and filter of the reviews, as links, because the choice stands in the address. */
export function ReviewChoices() {
  const intl = useIntl();
  const [search] = useSearchParams();
  const choice = readChoice(search);
  const link = (change: Partial<typeof choice>, text: ReactNode) => {
    const next = { ...choice, ...change };
    const isChosen = next.sort === choice.sort && next.withPictures === choice.withPictures;
    return (
      <ChoiceLink to={withChoice(search, next)} preventScrollReset aria-current={isChosen ? 'true' : undefined}>
        {text}
      </ChoiceLink>
    );
  };
  return (
    <styled.div display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="8" rowGap="3" mb="6">
      <Choices label={intl.formatMessage({ id: 'review.sort' })}>
        {link({ sort: ReviewSort.NEWEST }, <FormattedMessage id="review.sortNewest" />)}
        {link({ sort: ReviewSort.MOST_HELPFUL }, <FormattedMessage id="review.sortHelpful" />)}
        {link({ sort: ReviewSort.HIGHEST }, <FormattedMessage id="review.sortHighest" />)}
      </Choices>
      <Choices label={intl.formatMessage({ id: 'review.filter' })}>
        {link({ withPictures: false }, <FormattedMessage id="review.everyReview" />)}
        {link({ withPictures: true }, <FormattedMessage id="review.pictureReviews" />)}
      </Choices>
    </styled.div>
  );
}

function Choices({ label, children }: { label: string; children: ReactNode }) {
  return (
    <styled.nav aria-label={label} display="flex" flexWrap="wrap" gap="2">
      {children}
    </styled.nav>
  );
}
