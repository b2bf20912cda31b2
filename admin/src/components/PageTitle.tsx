import { Box, chakra, Flex } from '@chakra-ui/react';
import type { Market } from '@eunbit/schema/market';
import type { ReactNode } from 'react';
import { CLOCK_NAME, useClock } from '../app/clock.ts';
import { CURRENCY_LABEL, MARKET_NAME } from '../app/market-texts.ts';
import { useText } from '../app/use-text.ts';
import { MarketFlag } from './MarketFlag.tsx';

interface PageTitleProps {
  readonly title: string;
  readonly market?: Market;
  /** Shown at the other end of the row. */
  readonly children?: ReactNode;
}

/** The heading of the screen with its market and time zone; also sets the title of the browser tab. */
export function PageTitle({ title, market, children }: PageTitleProps) {
  const t = useText();
  const clock = useClock();
  const place = market ? `${t(MARKET_NAME[market])} ${title}` : title;
  return (
    <Flex wrap="wrap" align="flex-end" gap="3" mb="5">
      <title>{`${place} · ${t('app.title')}`}</title>
      <Box marginEnd="auto">
        <chakra.p display="flex" alignItems="center" gap="2" color="fg.muted" fontWeight="medium" mb="1">
          {market ? (
            <>
              <MarketFlag market={market} />
              {t(MARKET_NAME[market])} · {CURRENCY_LABEL[market]} ·{' '}
            </>
          ) : null}
          {t('app.clock', { place: t(CLOCK_NAME[clock]) })}
        </chakra.p>
        <chakra.h1 tabIndex={-1} fontSize="2xl" fontWeight="bold">
          {title}
        </chakra.h1>
      </Box>
      <Flex wrap="wrap" align="center" gap="3">
        {children}
      </Flex>
    </Flex>
  );
}
