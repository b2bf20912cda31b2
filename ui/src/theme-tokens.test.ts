import { describe, expect, it } from 'vitest';
import { tokens } from './theme-tokens.ts';

/** The value of a colour such as `white` or `gray.800`. */
function readColour(token: string): string {
  const entry = token.split('.').reduce<unknown>((part, name) => Object(part)[name], tokens.colors);
  return String(Object(entry).value);
}

function luminance(token: string): number {
  const hex = readColour(token);
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe('The colours', () => {
  it.each([
    ['gray.800', 'white'],
    ['gray.600', 'white'],
    ['gray.600', 'gray.100'],
    ['gray.500', 'white'],
    ['purple.600', 'white'],
    ['purple.700', 'purple.100'],
    ['purple.600', 'purple.50'],
    ['red.700', 'red.50'],
    ['red.600', 'white'],
    ['green.600', 'white'],
    ['amber.600', 'white'],
    ['gray.300', 'gray.800'],
    ['gray.800', 'purple.200'],
    ['gray.600', 'gray.200'],
  ])('let %s be read on %s', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['white', 'purple.50', 'gray.50', 'gray.100'])('let the focus ring be seen on %s', (ground) => {
    expect(contrast('purple.600', ground)).toBeGreaterThanOrEqual(3);
  });
});
