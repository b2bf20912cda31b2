import { listUrl } from '../app/list-url.ts';

/** The open dialog of the staff page: for a person's role, for the role change PIN, or for an invitation. */
export interface StaffView {
  readonly changing: string | null;
  readonly code: boolean;
  /** `new`, or the id of an invitation that is sent again. */
  readonly invitation: string | null;
  /** Id of an invitation to revoke. */
  readonly revoking: string | null;
}

export function staffUrl({ changing, code, invitation, revoking }: Partial<StaffView> = {}): string {
  return code ? '/admins?code' : listUrl('/admins', { change: changing, invite: invitation, revoke: revoking });
}

export function staffView(query: URLSearchParams): StaffView {
  return {
    changing: query.get('change'),
    code: query.has('code'),
    invitation: query.get('invite'),
    revoking: query.get('revoke'),
  };
}

export const ROLES_URL = '/roles';

/** The open dialog of the roles page: a role to edit (`new` for a new one), or one to delete. */
export interface RolesView {
  readonly editing: string | null;
  readonly deleting: string | null;
}

export function rolesUrl({ editing, deleting }: Partial<RolesView> = {}): string {
  return listUrl(ROLES_URL, { edit: editing, delete: deleting });
}

export function rolesView(query: URLSearchParams): RolesView {
  return { editing: query.get('edit'), deleting: query.get('delete') };
}
