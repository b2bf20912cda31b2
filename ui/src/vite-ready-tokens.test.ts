import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { describe, expect, it } from 'vitest';
import { readBuiltCode } from './testing/built-code.ts';
import { createShopSystem, type ShopSystem } from './theme.ts';
import { readyTokens } from './vite-ready-tokens.ts';

/** The shop's system as a browser makes it. */
async function browserSystem(): Promise<ShopSystem> {
  const file = join(mkdtempSync(join(tmpdir(), 'ready-tokens-')), 'theme.mjs');
  writeFileSync(file, await readBuiltCode(join(import.meta.dirname, 'theme.ts'), readyTokens()));
  return ((await import(pathToFileURL(file).href)) as { createShopSystem: typeof createShopSystem }).createShopSystem();
}

const built = createShopSystem();
const ready = await browserSystem();

/** A style for each token, as a style may name it. */
const NAMED = built.tokens.allTokens.map(({ extensions: { category, prop } }) => [category, prop] as const);
const PROPERTY: Readonly<Record<string, string>> = {
  colors: 'backgroundColor',
  spacing: 'marginTop',
  sizes: 'width',
  radii: 'borderRadius',
  fonts: 'fontFamily',
  fontSizes: 'fontSize',
  fontWeights: 'fontWeight',
  shadows: 'boxShadow',
  durations: 'transitionDuration',
  zIndex: 'zIndex',
};

describe('The design tokens that a browser gets ready', () => {
  it.each(NAMED.filter(([category = '']) => PROPERTY[category]))(
    'give %s %s as Chakra would',
    (category = '', name = '') => {
      const style = { [PROPERTY[category] ?? '']: name } as unknown as SystemStyleObject;
      const written = JSON.stringify(built.css(style));
      expect(JSON.stringify(ready.css(style))).toBe(written);
      expect(written).toContain('--chakra-');
    },
  );

  it.each<SystemStyleObject>([
    { colorPalette: 'purple', bg: 'colorPalette.solid', color: 'colorPalette.contrast' },
    { p: { base: '4', lg: '8' }, _hover: { bg: 'bg.tint' } },
    { border: '1px solid {colors.gray.200}', mx: '-2.5', inset: '-1' },
    { bg: 'white/80', color: 'unknown.token' },
    { gridTemplateColumns: { md: 'repeat(3, 1fr)' }, maxWidth: 'content', boxSize: '1.5' },
  ])('write %o as Chakra would', (style) => {
    expect(JSON.stringify(ready.css(style))).toBe(JSON.stringify(built.css(style)));
  });

  it('come without what they were worked out from', () => {
    expect(ready.tokens.allTokens).toEqual([]);
    expect(built.tokens.allTokens.length).toBeGreaterThan(200);
  });
});
