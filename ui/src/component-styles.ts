/** Styles of components that storefront and back office share, in a form that both Panda and Chakra accept. */

/** A button of any size and variant. */
export const buttonBase = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2',
  appearance: 'none',
  borderRadius: 'full',
  borderWidth: '1px',
  borderColor: 'transparent',
  cursor: 'pointer',
  flexShrink: '0',
  fontWeight: 'semibold',
  lineHeight: '1.2',
  textAlign: 'center',
  textDecoration: 'none',
  userSelect: 'none',
  transition: 'background-color 120ms, border-color 120ms, color 120ms, box-shadow 120ms',
} as const;

export const disabledButton = {
  cursor: 'not-allowed',
  bg: 'gray.200',
  color: 'gray.600',
  borderColor: 'transparent',
} as const;

/** An announcement's HTML. Nothing in it can be wider than its box or be positioned outside of it. */
export const announcementHtml = {
  contain: 'layout paint',
  lineHeight: '1.8',
  '& > * + *': { marginTop: '1em' },
  '& :is(h2, h3, h4)': { fontWeight: 'bold', fontSize: '1.15em' },
  '& :is(ul, ol)': { paddingInlineStart: '1.4em' },
  '& ul': { listStyleType: 'disc' },
  '& ol': { listStyleType: 'decimal' },
  '& a': { color: 'fg.accent', textDecoration: 'underline' },
  '& img': { maxWidth: '100%', height: 'auto' },
  '& pre': { overflowX: 'auto' },
  '& blockquote': { borderInlineStartWidth: '3px', borderColor: 'purple.200', paddingInlineStart: '1em' },
  '& table': { display: 'block', maxWidth: '100%', overflowX: 'auto', borderCollapse: 'collapse' },
  '& :is(th, td)': { borderWidth: '1px', padding: '0.4em 0.8em', textAlign: 'start' },
} as const;
