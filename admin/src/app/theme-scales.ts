import { semanticTokens, tokens } from '@eunbit/ui/theme-tokens';

const fixed = (value: string) => ({ value });

/** The shop's tokens, and the scale steps that Chakra's own recipes refer to. */
export const adminTokens = {
  ...tokens,
  radii: { ...tokens.radii, l1: tokens.radii.sm, l2: tokens.radii.md, l3: tokens.radii.lg },
  sizes: { ...tokens.sizes, xs: fixed('20rem'), sm: fixed('24rem'), wide: fixed('52rem') },
  shadows: { ...tokens.shadows, xs: fixed('0 1px 2px rgba(31, 32, 36, 0.06)') },
  zIndex: { ...tokens.zIndex, popover: fixed('40'), tooltip: fixed('70') },
  durations: {
    ...tokens.durations,
    fastest: fixed('50ms'),
    faster: fixed('100ms'),
    slower: fixed('260ms'),
    slowest: fixed('260ms'),
  },
  easings: { 'ease-in-smooth': fixed('cubic-bezier(0.2, 0.8, 0.2, 1)') },
  animations: {
    spin: fixed('spin 700ms linear infinite'),
    pulse: fixed('shimmer 1.6s ease-in-out infinite'),
  },
  cursor: {
    button: fixed('pointer'),
    checkbox: fixed('pointer'),
    menuitem: fixed('pointer'),
    option: fixed('pointer'),
    radio: fixed('pointer'),
    disabled: fixed('not-allowed'),
  },
};

const { colors } = semanticTokens;

export const adminSemanticTokens = {
  ...semanticTokens,
  colors: {
    ...colors,
    bg: {
      ...colors.bg,
      panel: fixed('{colors.white}'),
      emphasized: fixed('{colors.gray.200}'),
      inverted: fixed('{colors.gray.900}'),
      /** Overlay between the page and a dialog. */
      veil: fixed('rgba(31, 32, 36, 0.42)'),
    },
    fg: { ...colors.fg, subtle: fixed('{colors.gray.500}'), inverted: fixed('{colors.white}') },
    border: { ...colors.border, emphasized: fixed('{colors.gray.400}'), error: fixed('{colors.red.600}') },
  },
};

/** Sizes only: text keeps the line height of its parent. */
export const adminTextStyles = Object.fromEntries(
  ['xs', 'sm', 'md', 'lg', 'xl', '2xl'].map((size) => [size, { value: { fontSize: size } }]),
);
