/** Style of the links in the header's row. */
export const categoryLinkStyle = {
  base: {
    py: '3',
    paddingStart: '3',
    paddingEnd: '1.5',
    fontWeight: 'medium',
    borderRadius: 'md',
    _hover: { color: 'purple.700' },
    '&[aria-current=page]': { color: 'purple.700', fontWeight: 'semibold' },
  },
} as const;
