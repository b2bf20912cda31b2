import { Box, chakra } from '@chakra-ui/react';
import { useText } from '../../app/use-text.ts';
import { changeText } from './figures.ts';

export interface Figure {
  readonly name: string;
  /** Null if there is no value. */
  readonly value: number | null;
  readonly before: number | null;
  readonly format: (value: number) => string;
}

/** Figures of the period next to those of the previous one. */
export function FigureTiles({ figures }: { figures: readonly Figure[] }) {
  const t = useText();
  return (
    <chakra.dl
      display="grid"
      gap="3"
      gridTemplateColumns={{ base: '1fr 1fr', lg: `repeat(${Math.min(figures.length, 4)}, minmax(0, 1fr))` }}
      gridColumn={{ xl: '1 / -1' }}
    >
      {figures.map(({ name, value, before, format }) => {
        const change = changeText(value, before);
        return (
          <Box
            key={name}
            px={{ base: '3', md: '4' }}
            py="3"
            bg="white"
            borderWidth="1px"
            borderRadius="md"
            minWidth="0"
          >
            <chakra.dt color="fg.muted">{name}</chakra.dt>
            <chakra.dd
              fontSize={{ base: 'md', md: 'lg' }}
              fontWeight="bold"
              fontVariantNumeric="tabular-nums"
              overflowWrap="anywhere"
            >
              {value === null ? '–' : format(value)}
            </chakra.dd>
            <chakra.dd color="fg.muted" fontSize="xs" fontVariantNumeric="tabular-nums">
              {t('statistics.beforeValue', { value: before === null ? '–' : format(before) })}
              {change ? ` · ${change}` : ''}
            </chakra.dd>
          </Box>
        );
      })}
    </chakra.dl>
  );
}
