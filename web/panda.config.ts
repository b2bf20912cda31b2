import { defineConfig } from '@pandacss/dev';
import { preset } from '@pandacss/preset-base';
import { breakpoints, globalStyles, keyframes } from '../ui/src/global-styles.ts';
import { DARK_CONDITION, semanticTokens, tokens } from '../ui/src/theme-tokens.ts';
import { gradients } from './theme/gradients.ts';
import { recipes } from './theme/recipes.ts';

export default defineConfig({
  presets: [preset],
  eject: true,
  theme: { breakpoints, tokens, semanticTokens: { ...semanticTokens, gradients }, keyframes, recipes },
  conditions: {
    extend: {
      dark: DARK_CONDITION,
      // Not on touch screens, where a pressed element would keep the look until another is pressed.
      // Only what the form has judged: a field that nobody has filled in yet is no mistake.
      invalid: '&:is([data-invalid], [aria-invalid=true])',
      hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])'],
    },
  },
  // Heads of tables say themselves whether they are bold.
  globalCss: {
    ...globalStyles,
    th: { fontWeight: 'inherit' },
    // Where the picture around it is no box of its own, it would take a cell of the grid.
    source: { display: 'none' },
  },
  preflight: true,
  jsxFramework: 'react',
  // Styles stand where elements do; half of the modules have none, and each is read as a program.
  include: ['./src/**/*.tsx'],
  exclude: ['./src/**/*.test.tsx'],
  outdir: 'styled-system',
  outExtension: 'js',
  importMap: '#styled-system',
  staticCss: { recipes: '*' },
});
