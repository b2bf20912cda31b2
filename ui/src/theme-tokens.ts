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
    black: { value: '#17181c' },
    transparent: { value: 'transparent' },
    current: { value: 'currentColor' },
    /** Paper that stays white in dark mode, for drawings made for a white background; `ink` is its text. */
    paper: { value: '#ffffff' },
    ink: { value: '#2f3136' },
    /** Text on `band`. */
    chalk: { DEFAULT: { value: '#ffffff' }, muted: { value: '#d0d1d8' }, line: { value: '#575963' } },
  },
  spacing,
  sizes: {
    ...spacing,
    full: { value: '100%' },
    content: { value: '100rem' },
    // The height of a window without header, breadcrumb and their gaps, for a picture that should be visible as a whole.
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

/** A colour in light and dark mode. In dark mode the steps of a scale run the other way, so that a pair keeps its contrast. */
const tone = (base: string, _dark: string) => ({ value: { base, _dark } });

/** The dark colours follow the system's choice, on screens only: paper is always light. */
export const DARK_CONDITION = '@media screen and (prefers-color-scheme: dark)';

/** Steps of the colours in light and dark mode. */
const SCALES = {
  white: tone('#ffffff', '#17181c'),
  /** Background of the footer and the line above the header; dark in light mode too. */
  band: tone('#2f3136', '#0d0e10'),
  gray: {
    50: tone('#f8f8fa', '#1d1e23'),
    100: tone('#f1f1f4', '#25262c'),
    200: tone('#e4e4e9', '#34353d'),
    300: tone('#d0d1d8', '#484a54'),
    400: tone('#8b8d98', '#7b7d89'),
    500: tone('#6c6e79', '#9a9ca8'),
    600: tone('#575963', '#b4b6c0'),
    700: tone('#43454d', '#cdced6'),
    800: tone('#2f3136', '#e6e6eb'),
    900: tone('#1f2024', '#f4f4f7'),
  },
  purple: {
    50: tone('#f8f5fe', '#211d2d'),
    100: tone('#f1ecfc', '#2b2540'),
    200: tone('#e2d8f9', '#3b3159'),
    300: tone('#cdbdf2', '#524578'),
    400: tone('#b9a7e6', '#6f5ea3'),
    500: tone('#8f77cf', '#9a83d8'),
    600: tone('#6d55ae', '#ab96e6'),
    700: tone('#56418f', '#c3b3f0'),
    800: tone('#41316d', '#d9cef8'),
  },
  red: {
    50: tone('#fdf3f2', '#2d1b1a'),
    200: tone('#f3cbc7', '#5e2f2b'),
    600: tone('#b3362b', '#f2877d'),
    700: tone('#912a21', '#f7aaa2'),
  },
  green: {
    50: tone('#f0f8f3', '#15261d'),
    200: tone('#c3e2cf', '#295240'),
    600: tone('#22724a', '#62c193'),
    700: tone('#1a5a3a', '#8cd4ae'),
  },
  amber: {
    50: tone('#fdf7ea', '#2a2111'),
    200: tone('#f0dcae', '#5a4519'),
    600: tone('#8a5a06', '#e0ad4f'),
    700: tone('#6d4705', '#edc67f'),
  },
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
    white: SCALES.white,
    band: SCALES.band,
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
    gray: { ...SCALES.gray, ...palette('gray', { solid: 800, hover: 700, fg: 800, subtle: 100, muted: 200 }) },
    purple: { ...SCALES.purple, ...palette('purple', { solid: 600, hover: 700, fg: 700, subtle: 100, muted: 200 }) },
    red: { ...SCALES.red, ...palette('red', { solid: 600, hover: 700, fg: 700, subtle: 50, muted: 200 }) },
    green: { ...SCALES.green, ...palette('green', { solid: 600, hover: 700, fg: 700, subtle: 50, muted: 200 }) },
    amber: { ...SCALES.amber, ...palette('amber', { solid: 600, hover: 700, fg: 700, subtle: 50, muted: 200 }) },
  },
};
