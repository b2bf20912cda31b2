import { ReviewSort } from '@eunbit/schema/review';
import type { ReviewUse, UsageCount } from '@eunbit/schema/review-usage';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { styled } from '#styled-system/jsx';
import { EVERY_REVIEW, isFiltered, type ReviewChoice, readChoice, withChoice } from '../review.urls.ts';
import { USE_TEXT } from '../usage-texts.ts';

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

/**
 * Sort order and filters of the reviews, as links, because the choice is in the address. Filters can be combined; the bars of the
 * summary filter by stars. `uses` are those that occur in reviews.
 */
export function ReviewChoices({ uses }: { uses: readonly UsageCount<ReviewUse>[] }) {
  const intl = useIntl();
  const [search] = useSearchParams();
  const choice = readChoice(search);
  const link = (change: Partial<ReviewChoice>, isChosen: boolean, text: ReactNode) => (
    <ChoiceLink
      to={withChoice(search, { ...choice, ...change })}
      preventScrollReset
      aria-current={isChosen ? 'true' : undefined}
    >
      {text}
    </ChoiceLink>
  );
  const order = (sort: ReviewSort, text: ReactNode) => link({ sort }, choice.sort === sort, text);
  const { withPictures, use: chosenUse } = choice;
  return (
    <styled.div display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="8" rowGap="3" mb="6">
      <Choices label={intl.formatMessage({ id: 'review.sort' })}>
        {order(ReviewSort.NEWEST, <FormattedMessage id="review.sortNewest" />)}
        {order(ReviewSort.MOST_HELPFUL, <FormattedMessage id="review.sortHelpful" />)}
        {order(ReviewSort.HIGHEST, <FormattedMessage id="review.sortHighest" />)}
      </Choices>
      <Choices label={intl.formatMessage({ id: 'review.filter' })}>
        {link(EVERY_REVIEW, !isFiltered(choice), <FormattedMessage id="review.everyReview" />)}
        {link({ withPictures: !withPictures }, withPictures, <FormattedMessage id="review.pictureReviews" />)}
      </Choices>
      {uses.length > 0 ? (
        <Choices label={intl.formatMessage({ id: 'review.namedUses' })}>
          {uses.map(({ answer: use, count }) => (
            <ChoiceLink
              key={use}
              to={withChoice(search, { ...choice, use: use === chosenUse ? null : use })}
              preventScrollReset
              aria-current={use === chosenUse ? 'true' : undefined}
            >
              <FormattedMessage id={USE_TEXT[use]} /> {intl.formatNumber(count)}
            </ChoiceLink>
          ))}
        </Choices>
      ) : null}
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
