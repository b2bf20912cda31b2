import { Box, chakra, Flex } from '@chakra-ui/react';
import { useText } from '../../app/use-text.ts';
import { countText } from './figures.ts';

/** Visitors in each of the last minutes, the present one last. */
export function MinuteBars({ minutes }: { minutes: readonly number[] }) {
  const t = useText();
  const most = Math.max(1, ...minutes);
  const getName = (index: number) => t('statistics.live.minute', { minutes: minutes.length - 1 - index });
  return (
    <div>
      <chakra.h3 fontSize="xs" color="fg.muted" fontWeight="medium" mb="1">
        {t('statistics.live.minutes', { minutes: minutes.length })}
      </chakra.h3>
      <Flex
        role="img"
        aria-label={t('statistics.live.minutesMost', { most: countText(Math.max(0, ...minutes)) })}
        align="flex-end"
        gap="2px"
        height="16"
        borderBottomWidth="1px"
      >
        {minutes.map((visitors, index) => (
          <Flex
            key={getName(index)}
            title={`${getName(index)}: ${countText(visitors)}`}
            flex="1"
            height="full"
            align="flex-end"
          >
            <Box flex="1" bg="purple.500" borderTopRadius="sm" style={{ height: `${(visitors / most) * 100}%` }} />
          </Flex>
        ))}
      </Flex>
    </div>
  );
}
