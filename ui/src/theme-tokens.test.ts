import { describe, expect, it } from 'vitest';
import { semanticTokens, tokens } from './theme-tokens.ts';

const SCHEMES = ['base', '_dark'] as const;
type Scheme = (typeof SCHEMES)[number];

/** The value of a colour such as `white`, `gray.800` or `fg.muted`; a token may refer to another token. */
function readColour(token: string, scheme: Scheme): string {
  const colours = { ...tokens.colors, ...semanticTokens.colors };
  const entry = Object(token.split('.').reduce<unknown>((part, name) => Object(part)[name], colours));
  const value = entry.value ?? entry.DEFAULT?.value;
  const colour = String(value?.[scheme] ?? value);
  const other = /^\{colors\.(.*)\}$/.exec(colour)?.[1];
  return other ? readColour(other, scheme) : colour;
}

function luminance(token: string, scheme: Scheme): number {
  const hex = readColour(token, scheme);
  expect(hex, token).toMatch(/^#[0-9a-f]{6}$/);
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string, scheme: Scheme): number {
  const [light = 0, dark = 0] = [luminance(one, scheme), luminance(other, scheme)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ['bg', 'bg.subtle', 'bg.muted', 'bg.tint', 'purple.100'];
const TEXTS = ['fg', 'fg.muted', 'fg.accent', 'gray.700', 'purple.600', 'purple.700', 'purple.800'];
const TONES = ['red', 'green', 'amber'];

const READ: readonly (readonly [text: string, ground: string])[] = [
  ...GROUNDS.flatMap((ground) => TEXTS.map((text) => [text, ground] as const)),
  ...TONES.flatMap((tone) =>
    [600, 700].flatMap((step) => ['white', `${tone}.50`].map((ground) => [`${tone}.${step}`, ground] as const)),
  ),
  ...['gray', 'purple', ...TONES].flatMap((name) =>
    ['solid', 'hover'].map((part) => [`${name}.contrast`, `${name}.${part}`] as const),
  ),
  ...['gray', 'purple', ...TONES].map((name) => [`${name}.fg`, `${name}.subtle`] as const),
  ['fg', 'gray.200'],
  ['gray.600', 'gray.200'],
  ['gray.500', 'white'],
  ['gray.800', 'purple.200'],
  ['chalk', 'band'],
  ['chalk.muted', 'band'],
  ['ink', 'paper'],
];

describe.each(SCHEMES)('The colours (%s)', (scheme) => {
  it.each(READ)('have enough contrast for the text %s on %s', (text, ground) => {
    expect(contrast(text, ground, scheme)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([...GROUNDS, 'gray.200'])('have enough contrast for the focus ring on %s', (ground) => {
    expect(contrast('purple.600', ground, scheme)).toBeGreaterThanOrEqual(3);
  });

  it.each(['white', 'gray.50'])('have enough contrast for the border of a control on %s', (ground) => {
    expect(contrast('border.strong', ground, scheme)).toBeGreaterThanOrEqual(3);
  });
});
