import { Children, type ReactNode, useRef } from 'react';
import { useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { IconButton } from '../elements/Button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../elements/icons.tsx';

interface SlidesProps {
  readonly label: string;
  /** Width of one slide as a share of the row, by breakpoint. */
  readonly width: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

/** A row of slides, moved by swiping, by the arrow keys or with two buttons; it never moves by itself. */
export function Slides({ label, width, children }: SlidesProps) {
  const intl = useIntl();
  const row = useRef<HTMLUListElement>(null);
  function turn(direction: 1 | -1): void {
    const slide = row.current?.firstElementChild;
    row.current?.scrollBy({ left: direction * (slide?.clientWidth ?? 0), behavior: 'smooth' });
  }
  return (
    <styled.section aria-label={label} aria-roledescription={intl.formatMessage({ id: 'slides.role' })}>
      <styled.ul
        ref={row}
        // Focusable because it can be scrolled.
        tabIndex={0}
        listStyleType="none"
        display="flex"
        gap="5"
        overflowX="auto"
        scrollSnapType="x mandatory"
        scrollbarWidth="none"
        p="1"
        m="-1"
      >
        {Children.map(children, (slide) => (
          <styled.li flexShrink="0" width={width} scrollSnapAlign="start" scrollMargin="1">
            {slide}
          </styled.li>
        ))}
      </styled.ul>
      <styled.div display="flex" gap="2" mt="4">
        <IconButton variant="outline" label={intl.formatMessage({ id: 'slides.previous' })} onClick={() => turn(-1)}>
          <ChevronLeftIcon />
        </IconButton>
        <IconButton variant="outline" label={intl.formatMessage({ id: 'slides.next' })} onClick={() => turn(1)}>
          <ChevronRightIcon />
        </IconButton>
      </styled.div>
    </styled.section>
  );
}
