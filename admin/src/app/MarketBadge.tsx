import { chakra } from '@chakra-ui/react/styled-system';
import type { Market } from '@eunbit/schema/market';
import { MarketFlag } from '../components/MarketFlag.tsx';
import { CURRENCY_LABEL, MARKET_NAME } from './market-texts.ts';
import { useText } from './use-text.ts';

/** The market one works in, in sight at all times so that nobody changes the other one unnoticed. */
export function MarketBadge({ market }: { market: Market }) {
  const t = useText();
  return (
    <chakra.div
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
      <chakra.span display={{ base: 'none', md: 'inline' }}>{t(MARKET_NAME[market])}</chakra.span>
      <chakra.span>{CURRENCY_LABEL[market]}</chakra.span>
    </chakra.div>
  );
}
