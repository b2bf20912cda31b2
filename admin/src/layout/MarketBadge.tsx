import { Box, chakra, Span } from '@chakra-ui/react';
import type { Market } from '@eunbit/schema/market';

import { Link, useLocation } from 'react-router';
import { CURRENCY_LABEL, MARKET_NAME } from '../app/market-texts.ts';
import { useStores } from '../app/stores.ts';
import { TOUCH } from '../app/touch.ts';
import { useText } from '../app/use-text.ts';
import { MarketFlag } from '../components/MarketFlag.tsx';
import { Tooltip } from '../components/Tooltip.tsx';
import { counterpartUrl } from '../urls/counterpart.ts';

const SwitchLink = chakra(Link, {
  base: {
    display: 'inline-grid',
    placeContent: 'center',
    minW: '6',
    minH: '6',
    borderRadius: 'full',
    // A larger touch target, within the padding of the badge.
    [TOUCH]: { minW: '11', minH: '11', my: '-2.5', marginEnd: '-3' },
  },
});

/** The current market with a link to the other one if that is open. Always visible, so that nobody edits the wrong market. */
export function MarketBadge({ market }: { market: Market }) {
  const t = useText();
  const url = counterpartUrl(useLocation().pathname);
  const other = market === 'KR' ? 'US' : 'KR';
  const counterpart = useStores().includes(other) ? url : null;
  const switchText = t('app.market.switch', { market: t(MARKET_NAME[other]) });
  return (
    <Box
      display="inline-flex"
      alignItems="center"
      gap="2"
      px="3"
      py="1"
      borderRadius="full"
      bg={market === 'KR' ? 'purple.100' : 'amber.50'}
      color={market === 'KR' ? 'purple.800' : 'amber.700'}
      fontWeight="semibold"
      fontSize="sm"
      whiteSpace="nowrap"
    >
      <MarketFlag market={market} />
      <Span display={{ base: 'none', md: 'inline' }}>{t(MARKET_NAME[market])}</Span>
      <Span>{CURRENCY_LABEL[market]}</Span>
      {counterpart ? (
        <Tooltip content={switchText}>
          <SwitchLink to={counterpart} aria-label={switchText}>
            <span aria-hidden>⇄</span>
          </SwitchLink>
        </Tooltip>
      ) : null}
    </Box>
  );
}
