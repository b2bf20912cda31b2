import { Box, chakra, Flex, Grid, Span } from '@chakra-ui/react';

export interface Share {
  readonly name: string;
  readonly value: number;
}

interface ShareBarProps {
  readonly shares: readonly Share[];
  readonly colors: readonly string[];
  readonly format: (value: number, share: number) => string;
}

/** Stacked bar of shares with a legend. */
export function ShareBar({ shares, colors, format }: ShareBarProps) {
  const whole = shares.reduce((sum, { value }) => sum + value, 0);
  return (
    <Grid gap="3">
      <Flex aria-hidden gap="2px" height="5" borderRadius="md" overflow="hidden" bg="gray.100">
        {shares.map(({ name, value }, place) =>
          value > 0 ? <Box key={name} bg={colors[place]} style={{ width: `${(value / whole) * 100}%` }} /> : null,
        )}
      </Flex>
      <chakra.ul listStyle="none" display="grid" gap="1.5">
        {shares.map(({ name, value }, place) => (
          <chakra.li key={name} display="flex" alignItems="center" gap="2">
            <Span aria-hidden boxSize="3" borderRadius="sm" bg={colors[place]} />
            <Span marginEnd="auto">{name}</Span>
            <Span fontWeight="semibold" fontVariantNumeric="tabular-nums">
              {format(value, whole > 0 ? value / whole : 0)}
            </Span>
          </chakra.li>
        ))}
      </chakra.ul>
    </Grid>
  );
}
