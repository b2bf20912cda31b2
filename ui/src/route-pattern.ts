/** The part of React Router's state with the matched routes, outermost first. */
interface Shown {
  readonly matches: readonly { readonly route: { readonly path?: string | undefined } }[];
}

/** The pattern of the path that a router shows: `/product/:slug`. */
export function toRoutePattern({ matches }: Shown): string {
  const parts = matches.flatMap(({ route }) => route.path?.split('/').filter(Boolean) ?? []);
  return `/${parts.join('/')}`;
}
