import { chakra } from '@chakra-ui/react/styled-system';
import { IconButton } from '@eunbit/ui/Button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '@eunbit/ui/icons.tsx';
import { Children, type ReactNode, useRef } from 'react';
import { useIntl } from 'react-intl';

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
    <chakra.section aria-label={label} aria-roledescription={intl.formatMessage({ id: 'slides.role' })}>
      <chakra.ul
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
          <chakra.li flexShrink="0" width={width} scrollSnapAlign="start">
            {slide}
          </chakra.li>
        ))}
      </chakra.ul>
      <chakra.div display="flex" gap="2" mt="4">
        <IconButton variant="outline" label={intl.formatMessage({ id: 'slides.previous' })} onClick={() => turn(-1)}>
          <ChevronLeftIcon />
        </IconButton>
        <IconButton variant="outline" label={intl.formatMessage({ id: 'slides.next' })} onClick={() => turn(1)}>
          <ChevronRightIcon />
        </IconButton>
      </chakra.div>
    </chakra.section>
  );
}
