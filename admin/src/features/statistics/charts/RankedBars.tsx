import { Box, chakra, Flex, Span } from '@chakra-ui/react';
import { useText } from '../../../app/use-text.ts';

export interface RankedRow {
  readonly key: string;
  readonly name: string;
  readonly value: number;
  /** Value of the previous period; null if there is none. */
  readonly before: number | null;
}

interface RankedBarsProps {
  readonly rows: readonly RankedRow[];
  readonly format: (value: number) => string;
}

/** Ranked bars; a mark shows the value of the previous period. */
export function RankedBars({ rows, format }: RankedBarsProps) {
  const t = useText();
  const most = Math.max(1, ...rows.flatMap(({ value, before }) => [value, before ?? 0]));
  return (
    <chakra.ol display="grid" gap="2.5" listStyle="none">
      {rows.map(({ key, name, value, before }) => (
        <li key={key}>
          <Flex wrap="wrap" align="baseline" columnGap="3" mb="1">
            <Span overflowWrap="anywhere">{name}</Span>
            <Span whiteSpace="nowrap" fontVariantNumeric="tabular-nums" marginStart="auto">
              <chakra.strong fontWeight="semibold">{format(value)}</chakra.strong>
              {before === null ? null : (
                <Span color="fg.muted" fontSize="xs" marginStart="2">
                  {t('statistics.beforeValue', { value: format(before) })}
                </Span>
              )}
            </Span>
          </Flex>
          <Box aria-hidden position="relative" height="2" bg="gray.100" borderRadius="full">
            <Box
              position="absolute"
              insetBlock="0"
              insetInlineStart="0"
              bg="purple.500"
              borderRadius="full"
              style={{ width: `${(value / most) * 100}%` }}
            />
            {before === null ? null : (
              <Box
                position="absolute"
                insetBlock="-0.5"
                width="0.5"
                bg="gray.800"
                style={{ insetInlineStart: `calc(${(before / most) * 100}% - 1px)` }}
              />
            )}
          </Box>
        </li>
      ))}
    </chakra.ol>
  );
}
