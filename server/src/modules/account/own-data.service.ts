import type { Connection } from 'mongoose';
import type { PersonalDataRegistry } from '../../common/personal-data.ts';
import type { RateLimiter } from '../../common/rate-limit.ts';
import type { Viewer } from '../../common/request-context.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { IdentityCheck, IdentityService, Proof } from './identity.service.ts';
import { othersStayAdmin } from './last-admin.ts';
import { userModel } from './user.model.ts';
import { toUserId } from './viewer.ts';

/** Downloads per 15 minutes; each one reads all data of the member. */
const DOWNLOAD_LIMIT = { tries: 10, windowSeconds: 900 };

interface Deps {
  readonly connection: Connection;
  readonly identity: IdentityService;
  readonly limiter: RateLimiter;
  /** Export and deletion of each module's data about members. */
  readonly personalData: PersonalDataRegistry;
}

/** A member's rights to data export and account deletion. */
export function createOwnDataService({ connection, identity, limiter, personalData }: Deps) {
  const users = userModel(connection);

  return {
    /** All stored data about a member, by part; null if rate limited. */
    async download(viewer: Viewer): Promise<Record<string, unknown> | null> {
      const within = await limiter.attempt({ [`own-data:${viewer.id}`]: DOWNLOAD_LIMIT });
      if (!within) return null;
      const exported = await Promise.all(
        personalData.parts.map(async (part) => [part.part, await part.exportData(viewer)]),
      );
      return Object.fromEntries(exported);
    },

    /** Deletes an account and its data; orders remain, unlinked from the account. */
    async deleteAccount(viewer: Viewer, proof: Proof): Promise<IdentityCheck | 'lastAdmin'> {
      const check = await identity.confirm(viewer, proof);
      if (check !== 'confirmed') return check;
      return inTransaction(connection, async (transaction) => {
        // Reads the role again: the member may have become an admin since the request started.
        const user = await users.findById(toUserId(viewer), { role: 1 }, { session: transaction }).lean();
        if (user?.role === 'ADMIN' && !(await othersStayAdmin(users, user._id, transaction))) return 'lastAdmin';
        for (const part of personalData.parts) await part.forget(viewer, transaction);
        return 'confirmed';
      });
    },
  };
}

export type OwnDataService = ReturnType<typeof createOwnDataService>;
