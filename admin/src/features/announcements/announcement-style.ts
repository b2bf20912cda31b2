/** Styles of an announcement's HTML. Nothing in it can be wider than its box or be positioned outside of it. */
export const ANNOUNCEMENT_STYLE = {
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
