/** The open dialog of the staff page: a change of somebody's role, or of the role change PIN. */
export interface StaffView {
  readonly changing: string | null;
  readonly code: boolean;
}

export function staffUrl({ changing = null, code = false }: Partial<StaffView> = {}): string {
  if (changing) return `/admins?${new URLSearchParams({ change: changing })}`;
  return code ? '/admins?code' : '/admins';
}

export function staffView(query: URLSearchParams): StaffView {
  return { changing: query.get('change'), code: query.has('code') };
}
