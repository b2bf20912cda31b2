import { type GeoPermissibleObjects, geoEqualEarth, geoPath } from 'd3-geo';
import { iso31661NumericToAlpha2 } from 'iso-3166';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import world from 'world-atlas/countries-110m.json' with { type: 'json' };

export const MAP_SIZE = { width: 960, height: 470 } as const;

/** Omitted: it has no visitors and would take a fifth of the map. */
const ANTARCTICA = 'AQ';

/** A country's outline. */
export interface Country {
  readonly countryCode: string;
  readonly outline: string;
}

/** Outlines of the countries in an equal-area projection; the source omits the smallest ones. */
export function getCountries(): readonly Country[] {
  const topology = world as unknown as Topology<{ countries: GeometryCollection }>;
  const { features } = feature(topology, topology.objects.countries);
  const known = features.flatMap((shape) => {
    const countryCode = iso31661NumericToAlpha2[String(shape.id).padStart(3, '0')];
    return countryCode && countryCode !== ANTARCTICA ? [{ countryCode, shape }] : [];
  });
  const all: GeoPermissibleObjects = { type: 'FeatureCollection', features: known.map(({ shape }) => shape) };
  const path = geoPath(geoEqualEarth().fitSize([MAP_SIZE.width, MAP_SIZE.height], all)).digits(1);
  return known.map(({ countryCode, shape }) => ({ countryCode, outline: path(shape) ?? '' }));
}

/** Shade of a country, 0 to 4, on a logarithmic scale, since one country has most of the visits. */
export function getShade(visits: number, most: number): number {
  if (visits <= 0) return 0;
  return Math.min(4, 1 + Math.floor((3 * Math.log1p(visits)) / Math.log1p(most) + 1e-9));
}
