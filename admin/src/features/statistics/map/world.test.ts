import { describe, expect, it } from 'vitest';
import { getCountries, getShade, MAP_SIZE } from './world.ts';

describe('The map of the world', () => {
  it('has the countries that people visit from, each once, within the size of the map', () => {
    const countries = getCountries();
    const codes = countries.map(({ countryCode }) => countryCode);

    expect(codes).toEqual(expect.arrayContaining(['KR', 'US', 'JP', 'DE', 'VN', 'FR', 'NO']));
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).not.toContain('AQ');
    const places = countries.flatMap(({ outline }) => [...outline.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)]);
    const [x, y] = [1, 2].map((axis) => places.map((place) => Number(place[axis])).sort((one, other) => one - other));
    expect(Math.min(x?.[0] ?? -1, y?.[0] ?? -1)).toBeGreaterThanOrEqual(0);
    expect(x?.at(-1)).toBeLessThanOrEqual(MAP_SIZE.width);
    expect(y?.at(-1)).toBeLessThanOrEqual(MAP_SIZE.height);
  });

  it('is darkest for the country with the most visitors, and white for one without', () => {
    expect(getShade(0, 1000)).toBe(0);
    expect(getShade(1, 1000)).toBe(1);
    expect(getShade(40, 1000)).toBe(2);
    expect(getShade(1000, 1000)).toBe(4);
    expect(getShade(1, 1)).toBe(4);
  });
});
