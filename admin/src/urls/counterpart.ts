/** The other market's list for a screen; null if the screen belongs to no market. */
export function counterpartUrl(pathname: string): string | null {
  const [, kind, market] = /^\/(order|product|return|user)(?:s|_guest)?_(ko|us)(?:\/|$)/.exec(pathname) ?? [];
  return kind ? `/${kind}s_${market === 'ko' ? 'us' : 'ko'}` : null;
}
