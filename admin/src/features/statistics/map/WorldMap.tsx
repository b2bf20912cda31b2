import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useText } from '../../../app/use-text.ts';
import { countText } from '../figures.ts';
import { getCountries, getShade, MAP_SIZE } from './world.ts';

/** From no visits to the most visits. */
const SHADES = ['gray.100', 'purple.200', 'purple.400', 'purple.500', 'purple.700'];

interface WorldMapProps {
  readonly label: string;
  readonly visits: readonly { readonly countryCode: string; readonly visits: number }[];
  readonly getName: (countryCode: string) => string;
}

let countries: ReturnType<typeof getCountries> | undefined;

/** Map of visits. Shows the visits of the country under the pointer; the adjacent table has all countries. */
export function WorldMap({ label, visits, getName }: WorldMapProps) {
  const t = useText();
  const [pointed, setPointed] = useState<string | null>(null);
  countries ??= getCountries();
  const visitsByCountry = new Map(visits.map(({ countryCode, visits: count }) => [countryCode, count]));
  const most = Math.max(1, ...visitsByCountry.values());
  return (
    <chakra.figure>
      <chakra.svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`}
        width="full"
        display="block"
        onPointerLeave={() => setPointed(null)}
      >
        {countries.map(({ countryCode, outline }) => (
          <chakra.path
            key={countryCode}
            d={outline}
            fill={SHADES[getShade(visitsByCountry.get(countryCode) ?? 0, most)]}
            stroke={pointed === countryCode ? 'gray.900' : 'gray.300'}
            strokeWidth="0.8"
            onPointerEnter={() => setPointed(countryCode)}
          />
        ))}
      </chakra.svg>
      <chakra.figcaption minHeight="6" mt="2" textAlign="center" color="fg.muted" fontVariantNumeric="tabular-nums">
        {pointed
          ? t('statistics.map.country', {
              country: getName(pointed),
              visits: countText(visitsByCountry.get(pointed) ?? 0),
            })
          : t('statistics.map.hint')}
      </chakra.figcaption>
    </chakra.figure>
  );
}
