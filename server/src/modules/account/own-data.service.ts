import type { Connection } from 'mongoose';
import type { PersonalDataRegistry } from '../../common/personal-data.ts';
import type { RateLimiter } from '../../common/rate-limit.ts';
import { type CodedResult, refuse } from '../../common/refusal.ts';
import type { Viewer } from '../../common/request-context.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { AccountErrorCode } from './account.types.ts';
import type { IdentityService, Proof } from './identity.service.ts';
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
    async deleteAccount(viewer: Viewer, proof: Proof): Promise<CodedResult<string, AccountErrorCode>> {
      const refused = await identity.confirm(viewer, proof);
      if (refused) return refused;
      return inTransaction(connection, async (transaction): Promise<CodedResult<string, AccountErrorCode>> => {
        // Reads the role again: the member may have become an admin since the request started.
        const user = await users.findById(toUserId(viewer), { role: 1 }, { session: transaction }).lean();
        if (user?.role === 'ADMIN' && !(await othersStayAdmin(users, user._id, transaction)))
          return refuse('LAST_ADMIN', 'account.lastAdmin');
        for (const part of personalData.parts) await part.forget(viewer, transaction);
        return { value: viewer.id };
      });
    },
  };
}

export type OwnDataService = ReturnType<typeof createOwnDataService>;
