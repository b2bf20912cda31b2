import type { Vault } from '../../../common/tokens.ts';
import type { InvitationRecord } from './invitation.model.ts';

const INVITATION = /^staff-invitation:([0-9a-f]{24}):(\d+)$/;

export interface InvitationClaim {
  readonly id: string;
  readonly version: number;
}

/** Links of invitations, as paths of the back office. Signed when the email is sent and never stored. */
export function createInvitationLinks(vault: Vault) {
  return {
    /** The token is in the URL fragment: browsers send it neither to servers nor in the referrer. */
    link({ _id, version, expiresAt }: Pick<InvitationRecord, '_id' | 'version' | 'expiresAt'>): string {
      return `/admin/invitation#token=${vault.sign(`staff-invitation:${_id}:${version}`, expiresAt)}`;
    },

    read(token: string): InvitationClaim | null {
      const [, id, version] = INVITATION.exec(vault.verify(token) ?? '') ?? [];
      return id && version ? { id, version: Number(version) } : null;
    },
  };
}

export type InvitationLinks = ReturnType<typeof createInvitationLinks>;
