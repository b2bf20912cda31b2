import type { ShopSystem } from './theme.ts';

/** Names of variables with the values that they have everywhere on every page. */
export type FixedVariables = ReadonlyMap<string, string>;

const USE = /var\((--[\w\\.-]+)\)/g;

/** The variables of tokens that have one value. A palette's have another wherever a palette is chosen. */
export function findFixedVariables({ tokens: { cssVarMap } }: ShopSystem): FixedVariables {
  const fixed = new Map(cssVarMap.get('base'));
  for (const [condition, variables] of cssVarMap) {
    if (condition !== 'base') for (const name of variables.keys()) fixed.delete(name);
  }
  return fixed;
}

/**
 * The same styles with values for variables: a browser looks a variable up for each element that uses it, and the name is
 * longer than what it stands for.
 */
export function inlineFixedVariables(css: string, fixed: FixedVariables): string {
  return css.replace(USE, (use, name: string) => {
    const value = fixed.get(name);
    return value === undefined ? use : inlineFixedVariables(value, fixed);
  });
}
