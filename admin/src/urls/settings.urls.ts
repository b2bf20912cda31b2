import { listUrl } from '../app/list-url.ts';

/** Address of the settings. `trail` contains the cursors of the pages of their history up to the current one. */
export function settingsUrl(trail: readonly string[] = []): string {
  return listUrl('/settings', { after: trail });
}

export function settingsTrail(query: URLSearchParams): readonly string[] {
  return query.getAll('after');
}
