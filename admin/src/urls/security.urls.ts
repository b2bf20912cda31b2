/** The page of one's own second factor. */
export const securityUrl = (): string => '/security';
