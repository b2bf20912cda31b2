import type { Market } from '@eunbit/schema/market';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { Button } from '../../../elements/Button.tsx';
import { useOpenOrder } from '../../order/use-open-order.ts';
import type { PlacedElsewhere } from './completion-outcome.ts';

/** Replaces a checkout whose order another payment has placed. */
export function PlacedElsewhereAlert({ placed, market }: { placed: PlacedElsewhere; market: Market }) {
  const openOrder = useOpenOrder(market);
  const heading = useRef<HTMLHeadingElement>(null);
  // The focus moves here, because it replaces the content that was read before.
  useEffect(() => heading.current?.focus(), []);
  return (
    <styled.div display="grid" justifyItems="start" gap="4" py="10">
      <styled.h1 ref={heading} tabIndex={-1} fontSize={{ base: '2xl', md: '3xl' }} fontWeight="semibold">
        <FormattedMessage id="checkout.placedElsewhere" />
      </styled.h1>
      <styled.p role="status">{placed.message}</styled.p>
      <Button size="lg" onClick={() => openOrder(placed.access)}>
        <FormattedMessage id="checkout.seeOrder" />
      </Button>
    </styled.div>
  );
}
