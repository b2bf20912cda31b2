import { defineConfig } from '@chakra-ui/react/styled-system';
import { describe, expect, it } from 'vitest';
import { findFixedVariables, inlineFixedVariables } from './fixed-variables.ts';
import { createShopSystem } from './theme.ts';

const fixed = findFixedVariables(createShopSystem());

describe('Styles that the server writes', () => {
  it('hold values instead of variables, through all tokens that name others', () => {
    const css = 'color:var(--chakra-colors-fg);margin-inline:calc(var(--chakra-spacing-2\\.5) * -1);';
    expect(inlineFixedVariables(css, fixed)).toBe(
      `color:${fixed.get('--chakra-colors-gray-800')};margin-inline:calc(0.625rem * -1);`,
    );
    expect(fixed.get('--chakra-colors-gray-800')).toMatch(/^#/);
  });

  it("leave a palette's variables, which are chosen anew further down", () => {
    const css = 'background:var(--chakra-colors-color-palette-solid);';
    expect(inlineFixedVariables(css, fixed)).toBe(css);
    expect(
      inlineFixedVariables('--chakra-colors-color-palette-solid:var(--chakra-colors-purple-solid);', fixed),
    ).toMatch(/^--chakra-colors-color-palette-solid:#[\da-f]{6};$/);
  });

  it('leave what no token has named, and what has a fallback', () => {
    const css = 'color:var(--own);border-color:var(--global-color-border, currentColor);';
    expect(inlineFixedVariables(css, fixed)).toBe(css);
  });

  it('leave a variable with another value under some condition', () => {
    const dark = defineConfig({
      theme: { semanticTokens: { colors: { sky: { value: { base: '{colors.white}', _dark: '{colors.black}' } } } } },
    });
    expect(inlineFixedVariables('color:var(--chakra-colors-sky)', findFixedVariables(createShopSystem(dark)))).toBe(
      'color:var(--chakra-colors-sky)',
    );
  });
});
