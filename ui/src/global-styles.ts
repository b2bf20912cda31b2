/** Styles of elements anywhere on a page, in a form that both Panda and Chakra accept. */
export const globalStyles = {
  html: {
    color: 'fg',
    bg: 'bg',
    lineHeight: '1.6',
    colorPalette: 'gray',
    fontFamily: 'body',
    // Korean breaks between words, as printed text does, and only within one that is wider than its line.
    wordBreak: 'keep-all',
    overflowWrap: 'break-word',
    textSizeAdjust: '100%',
    '--global-color-border': 'colors.border',
    '--global-font-body': 'fonts.body',
    '--global-font-mono': 'fonts.mono',
  },
  body: { minHeight: '100dvh' },
  // Keeps anchors and focused elements clear of the sticky header. The header's own elements are excluded, or each focus
  // in it would scroll the page up.
  ':is(main, footer) :is([id], a, button, input, select, textarea, summary, [tabindex])': { scrollMarginTop: '6rem' },
  'h1, h2, h3, h4, h5, h6': { textWrap: 'wrap' },
  'h1, h2, h3': { lineHeight: '1.25', letterSpacing: '-0.015em' },
  'input::placeholder, textarea::placeholder': { color: 'gray.500', opacity: 1 },
  ':focus-visible': { outline: '3px solid', outlineColor: 'purple.600', outlineOffset: '2px' },
  // Headings are focused by code so that they are read out first. They cannot be operated, so they need no focus
  // ring.
  'h1:focus-visible, h2:focus-visible': { outline: 'none' },
  '*, *::before, *::after': {
    '@media (prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
};

export const breakpoints = { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' };

export const keyframes = {
  shimmer: { '50%': { opacity: '0.45' } },
  spin: { to: { transform: 'rotate(360deg)' } },
  'panel-in-end': { from: { transform: 'translateX(100%)' } },
  'panel-in-start': { from: { transform: 'translateX(-100%)' } },
};
