type Scale = Record<string, { value: string }>;

const STEPS = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 36, 40, 44, 48, 56, 64, 72,
  80, 96,
];

/** Steps of a quarter rem, the scale that all gaps and sizes are taken from. */
const spacing: Scale = Object.fromEntries(STEPS.map((step) => [String(step), { value: `${step / 4}rem` }]));

/**
 * System fonts. The font of Linux comes first, since no other system has it: on Linux each missing name costs a request
 * to another process, for each size and weight, before the first paint.
 */
const FONT_STACK =
  "'Noto Sans CJK KR', -apple-system, BlinkMacSystemFont, 'Segoe UI', 'Apple SD Gothic Neo', Pretendard, 'Noto Sans KR', 'Malgun Gothic', Roboto, 'Helvetica Neue', Arial, sans-serif";

/**
 * Only what the shop uses, since every token becomes a CSS variable in each page's head. Body text is 16 px (`md`);
 * `xs` is the fine print of 12 px.
 */
export const tokens = {
  colors: {
    white: { value: '#ffffff' },
    black: { value: '#17181c' },
    transparent: { value: 'transparent' },
    current: { value: 'currentColor' },
    gray: {
      50: { value: '#f8f8fa' },
      100: { value: '#f1f1f4' },
      200: { value: '#e4e4e9' },
      300: { value: '#d0d1d8' },
      400: { value: '#8b8d98' },
      500: { value: '#6c6e79' },
      600: { value: '#575963' },
      700: { value: '#43454d' },
      800: { value: '#2f3136' },
      900: { value: '#1f2024' },
    },
    purple: {
      50: { value: '#f8f5fe' },
      100: { value: '#f1ecfc' },
      200: { value: '#e2d8f9' },
      300: { value: '#cdbdf2' },
      400: { value: '#b9a7e6' },
      500: { value: '#8f77cf' },
      600: { value: '#6d55ae' },
      700: { value: '#56418f' },
      800: { value: '#41316d' },
    },
    red: { 50: { value: '#fdf3f2' }, 200: { value: '#f3cbc7' }, 600: { value: '#b3362b' }, 700: { value: '#912a21' } },
    green: {
      50: { value: '#f0f8f3' },
      200: { value: '#c3e2cf' },
      600: { value: '#22724a' },
      700: { value: '#1a5a3a' },
    },
    amber: {
      50: { value: '#fdf7ea' },
      200: { value: '#f0dcae' },
      600: { value: '#8a5a06' },
      700: { value: '#6d4705' },
    },
  },
  spacing,
  sizes: {
    ...spacing,
    full: { value: '100%' },
    content: { value: '100rem' },
    // What the header, the breadcrumb and their gaps leave of a window, for a picture that is seen as a whole.
    firstView: { value: 'min(44rem, calc(100svh - 12.5rem))' },
    text: { value: '42rem' },
    form: { value: '34rem' },
  },
  radii: {
    none: { value: '0' },
    sm: { value: '0.375rem' },
    md: { value: '0.625rem' },
    lg: { value: '1rem' },
    xl: { value: '1.5rem' },
    full: { value: '9999px' },
  },
  fonts: {
    body: { value: FONT_STACK },
    heading: { value: FONT_STACK },
    mono: { value: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace' },
  },
  fontSizes: {
    xs: { value: '0.75rem' },
    sm: { value: '0.875rem' },
    md: { value: '1rem' },
    lg: { value: '1.125rem' },
    xl: { value: '1.25rem' },
    '2xl': { value: '1.5rem' },
    '3xl': { value: '1.875rem' },
    '4xl': { value: '2.25rem' },
    '5xl': { value: '3rem' },
    '6xl': { value: '3.75rem' },
  },
  fontWeights: {
    normal: { value: '400' },
    medium: { value: '500' },
    semibold: { value: '600' },
    bold: { value: '700' },
  },
  shadows: {
    sm: { value: '0 1px 2px rgba(31, 32, 36, 0.06)' },
    md: { value: '0 6px 24px rgba(31, 32, 36, 0.08)' },
    lg: { value: '0 18px 48px rgba(31, 32, 36, 0.14)' },
  },
  durations: { fast: { value: '120ms' }, moderate: { value: '200ms' }, slow: { value: '360ms' } },
  zIndex: { sticky: { value: '20' }, menu: { value: '30' }, toast: { value: '60' } },
};

/** A colour family for `colorPalette`; `focusRing` keeps a contrast of 3:1 to white and to the page's tints. */
function palette(name: string, steps: { solid: number; hover: number; fg: number; subtle: number; muted: number }) {
  return {
    solid: { value: `{colors.${name}.${steps.solid}}` },
    hover: { value: `{colors.${name}.${steps.hover}}` },
    contrast: { value: '{colors.white}' },
    fg: { value: `{colors.${name}.${steps.fg}}` },
    subtle: { value: `{colors.${name}.${steps.subtle}}` },
    muted: { value: `{colors.${name}.${steps.muted}}` },
    border: { value: `{colors.${name}.${steps.muted}}` },
    focusRing: { value: '{colors.purple.600}' },
  };
}

/** Semantic names of tokens. */
export const semanticTokens = {
  colors: {
    bg: {
      DEFAULT: { value: '{colors.white}' },
      subtle: { value: '{colors.gray.50}' },
      muted: { value: '{colors.gray.100}' },
      tint: { value: '{colors.purple.50}' },
    },
    fg: {
      DEFAULT: { value: '{colors.gray.800}' },
      muted: { value: '{colors.gray.600}' },
      accent: { value: '{colors.purple.700}' },
      error: { value: '{colors.red.600}' },
      success: { value: '{colors.green.600}' },
      warning: { value: '{colors.amber.600}' },
    },
    border: { DEFAULT: { value: '{colors.gray.200}' }, strong: { value: '{colors.gray.400}' } },
    gray: palette('gray', { solid: 800, hover: 700, fg: 800, subtle: 100, muted: 200 }),
    purple: palette('purple', { solid: 600, hover: 700, fg: 700, subtle: 100, muted: 200 }),
    red: palette('red', { solid: 600, hover: 700, fg: 700, subtle: 50, muted: 200 }),
    green: palette('green', { solid: 600, hover: 700, fg: 700, subtle: 50, muted: 200 }),
    amber: palette('amber', { solid: 600, hover: 700, fg: 700, subtle: 50, muted: 200 }),
  },
};
