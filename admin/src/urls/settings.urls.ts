/** Address of the settings. `trail` contains the cursors of the pages of their history up to the current one. */
export function settingsUrl(trail: readonly string[] = []): string {
  const query = new URLSearchParams(trail.map((cursor) => ['after', cursor])).toString();
  return `/settings${query ? `?${query}` : ''}`;
}

export function settingsTrail(query: URLSearchParams): readonly string[] {
  return query.getAll('after');
}
