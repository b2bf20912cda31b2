/** Style of the small links at the end of the header. */
export const headerLinkStyle = {
  base: { px: '2', py: '2', fontSize: 'sm', color: 'fg.muted', borderRadius: 'md', _hover: { color: 'fg' } },
} as const;
