import type { ShopSystem } from './theme.ts';

/** Names of CSS variables that have the same value everywhere on every page. */
export type FixedVariables = ReadonlyMap<string, string>;

const USE = /var\((--[\w\\.-]+)\)/g;

/** The token variables with one value. Palette variables change their value wherever a palette is chosen. */
export function findFixedVariables({ tokens: { cssVarMap } }: ShopSystem): FixedVariables {
  const fixed = new Map(cssVarMap.get('base'));
  for (const [condition, variables] of cssVarMap) {
    if (condition !== 'base') for (const name of variables.keys()) fixed.delete(name);
  }
  return fixed;
}

/**
 * Replaces fixed variables by their values: a browser resolves a variable for each element that uses it, and the name
 * is longer than the value.
 */
export function inlineFixedVariables(css: string, fixed: FixedVariables): string {
  return css.replace(USE, (use, name: string) => {
    const value = fixed.get(name);
    return value === undefined ? use : inlineFixedVariables(value, fixed);
  });
}
