/** Style of a tab, be it a button or a link. */
export const tabStyle = {
  base: {
    px: '4',
    py: '3',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    fontWeight: 'medium',
    color: 'fg.muted',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    _selected: { color: 'fg', borderColor: 'purple.600', fontWeight: 'semibold' },
  },
} as const;
