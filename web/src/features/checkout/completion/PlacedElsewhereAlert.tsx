import { chakra } from '@chakra-ui/react/styled-system';
import type { Market } from '@eunbit/schema/market';
import { Button } from '@eunbit/ui/Button.tsx';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useOpenOrder } from '../../order/success/use-open-order.ts';
import type { PlacedElsewhere } from './completion-outcome.ts';

/** Replaces a checkout whose order another payment has placed. */
export function PlacedElsewhereAlert({ placed, market }: { placed: PlacedElsewhere; market: Market }) {
  const openOrder = useOpenOrder(market);
  const heading = useRef<HTMLHeadingElement>(null);
  // The focus moves here, because it replaces the content that was read before.
  useEffect(() => heading.current?.focus(), []);
  return (
    <chakra.div display="grid" justifyItems="start" gap="4" py="10">
      <chakra.h1 ref={heading} tabIndex={-1} fontSize={{ base: '2xl', md: '3xl' }} fontWeight="semibold">
        <FormattedMessage id="checkout.placedElsewhere" />
      </chakra.h1>
      <chakra.p role="status">{placed.message}</chakra.p>
      <Button size="lg" onClick={() => openOrder(placed.access)}>
        <FormattedMessage id="checkout.seeOrder" />
      </Button>
    </chakra.div>
  );
}
