import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { IconButton } from '../../elements/Button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../elements/icons.tsx';
import { type CarouselMove, type CarouselView, canMove, moveOfKey, scrollTarget } from './carousel-position.ts';

export interface CarouselItem {
  readonly id: string;
  readonly card: ReactNode;
}

/** A row of cards, scrolled by swiping, by buttons and by the arrow keys; it never moves by itself. */
export function Carousel({ title, items }: { title: string; items: readonly CarouselItem[] }) {
  const intl = useIntl();
  const track = useRef<HTMLUListElement>(null);
  const possible = usePossibleMoves(track, items.length);
  const move = (to: CarouselMove) => {
    const view = measureView(track.current);
    if (view) track.current?.scrollTo({ left: scrollTarget(view, to) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = moveOfKey(event.key);
    if (!wanted) return;
    event.preventDefault();
    move(wanted);
  };
  return (
    <styled.div role="group" aria-roledescription="carousel" aria-label={title}>
      <styled.div display="flex" alignItems="center" gap="2" mb={{ base: '6', lg: '10' }}>
        <styled.h2 flex="1" fontSize={{ base: '2xl', lg: '4xl' }} fontWeight="bold">
          {title}
        </styled.h2>
        <IconButton
          variant="outline"
          label={intl.formatMessage({ id: 'home.previous' })}
          disabled={!possible.back}
          onClick={() => move('previous')}
        >
          <ChevronLeftIcon />
        </IconButton>
        <IconButton
          variant="outline"
          label={intl.formatMessage({ id: 'home.next' })}
          disabled={!possible.forth}
          onClick={() => move('next')}
        >
          <ChevronRightIcon />
        </IconButton>
      </styled.div>
      <Track ref={track} onKeyDown={onKeyDown}>
        {items.map(({ id, card }) => (
          <li key={id}>{card}</li>
        ))}
      </Track>
    </styled.div>
  );
}

const Track = styled('ul', {
  base: {
    '--gap': { base: '1rem', lg: '2rem' },
    display: 'grid',
    gridAutoFlow: 'column',
    // The picture, name, price, rating and details of all cards are aligned.
    gridTemplateRows: 'repeat(5, auto)',
    // Below 800 px two and a half cards show that there are more.
    gridAutoColumns: 'calc((100% - 2 * var(--gap)) / 2.5)',
    '@media (min-width: 800px)': { gridAutoColumns: 'calc((100% - 3 * var(--gap)) / 4)' },
    columnGap: 'var(--gap)',
    rowGap: '1',
    // Keeps absolutely positioned parts of the cards from widening the page.
    position: 'relative',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollBehavior: 'smooth',
    scrollbarWidth: 'none',
    // Space for the focus ring, which the scrolling box would clip. On a phone only the edge of the screen cuts off cards.
    py: '1.5',
    my: '-1.5',
    px: { base: '5', lg: '1.5' },
    mx: { base: '-5', lg: '-1.5' },
    '& > li': {
      scrollSnapAlign: 'start',
      scrollMargin: { base: '1.25rem', lg: '0.375rem' },
      minWidth: '0',
      display: 'grid',
      gridRow: 'span 5',
      gridTemplateRows: 'subgrid',
    },
  },
});

function measureView(track: HTMLElement | null): CarouselView | null {
  const [first, second] = track?.children ?? [];
  if (!track || !first) return null;
  const step = second
    ? second.getBoundingClientRect().left - first.getBoundingClientRect().left
    : first.getBoundingClientRect().width;
  return { scrollLeft: track.scrollLeft, width: track.clientWidth, contentWidth: track.scrollWidth, step };
}

function usePossibleMoves(track: RefObject<HTMLElement | null>, count: number) {
  const [possible, setPossible] = useState({ back: false, forth: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of cards has another end.
  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const measure = () => {
      const view = measureView(element);
      if (view) setPossible(canMove(view));
    };
    const resizes = new ResizeObserver(measure);
    resizes.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      resizes.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [track, count]);
  return possible;
}
