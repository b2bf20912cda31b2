import { MAXIMUM_RATING, MINIMUM_RATING, RATING_STEP } from '@eunbit/schema/review';
import { type PointerEvent, useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { StarRow } from '../../../components/StarRow.tsx';
import { findRatingAt } from './find-rating-at.ts';

interface RatingFieldProps {
  readonly value: number;
  readonly onChange: (rating: number) => void;
}

/**
 * Half stars, pressed with a mouse or a finger, or set with the arrow keys. The control is a native slider that is invisible
 * above the stars, for all assistive technology; only the position of a press is read here, because the slider starts at half a
 * star, not at zero.
 */
export function RatingField({ value, onChange }: RatingFieldProps) {
  const intl = useIntl();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const press = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault();
    input.current?.focus();
    onChange(findRatingAt(event.clientX, event.currentTarget.getBoundingClientRect()));
  };
  return (
    <styled.div display="grid" gap="1.5">
      <styled.label htmlFor={id} fontSize="sm" fontWeight="semibold">
        <FormattedMessage id="review.rating" />
      </styled.label>
      <styled.div display="flex" alignItems="center" gap="4">
        <styled.div
          position="relative"
          py="1.5"
          cursor="pointer"
          borderRadius="md"
          touchAction="none"
          onPointerDown={press}
          onPointerMove={(event) => event.buttons === 1 && press(event)}
          _focusWithin={{ outline: '2px solid', outlineColor: 'purple.600', outlineOffset: '2px' }}
        >
          <StarRow rating={value} size="2rem" />
          <styled.input
            ref={input}
            id={id}
            type="range"
            name="rating"
            min={MINIMUM_RATING}
            max={MAXIMUM_RATING}
            step={RATING_STEP}
            value={value}
            aria-valuetext={intl.formatMessage({ id: 'review.stars' }, { rating: value })}
            onChange={(event) => onChange(Number(event.currentTarget.value))}
            position="absolute"
            inset="0"
            width="full"
            height="full"
            opacity="0"
            pointerEvents="none"
          />
        </styled.div>
        <styled.output htmlFor={id} fontWeight="semibold" fontVariantNumeric="tabular-nums">
          <FormattedMessage id="review.points" values={{ rating: value }} />
        </styled.output>
      </styled.div>
    </styled.div>
  );
}
