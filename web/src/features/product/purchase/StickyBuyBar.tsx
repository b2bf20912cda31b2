import type { Money } from '@eunbit/schema/money';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { styled } from '#styled-system/jsx';
import { Price } from '../../../elements/money.tsx';

/** A window that is low because the page is enlarged: the bar leaves most of it to the page. */
const LOW_WINDOW = '@media (max-height: 20rem)';

/**
 * Price and button at the lower edge of a phone, while those of the page are out of view: below the picture, or scrolled past.
 */
export function StickyBuyBar({
  watched,
  title,
  price,
  children,
}: {
  watched: RefObject<HTMLElement | null>;
  title: string;
  price: Money;
  children: ReactNode;
}) {
  const isOutOfView = useIsOutOfView(watched);
  return (
    <styled.div
      hidden={!isOutOfView}
      hideFrom="md"
      position="fixed"
      insetInline="0"
      bottom="0"
      zIndex="sticky"
      bg="white"
      borderTopWidth="1px"
      boxShadow="lg"
      px="4"
      pt="3"
      pb="calc(0.75rem + env(safe-area-inset-bottom))"
      display="flex"
      alignItems="center"
      gap="4"
      css={{ [LOW_WINDOW]: { py: '1' } }}
    >
      <styled.div display="grid" minWidth="0" maxWidth="45%">
        <styled.span fontSize="sm" color="fg.muted" truncate css={{ [LOW_WINDOW]: { display: 'none' } }}>
          {title}
        </styled.span>
        <Price value={price} place="catalogue" fontWeight="bold" />
      </styled.div>
      {children}
    </styled.div>
  );
}

function useIsOutOfView(watched: RefObject<HTMLElement | null>): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const element = watched.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => setAway(entry?.isIntersecting === false));
    observer.observe(element);
    return () => observer.disconnect();
  }, [watched]);
  return isAway;
}
