/** The page of the viewer's own second factor. */
export const securityUrl = (): string => '/security';
