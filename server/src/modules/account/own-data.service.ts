import type { Connection } from 'mongoose';
import type { PersonalDataRegistry } from '../../common/personal-data.ts';
import type { RateLimiter } from '../../common/rate-limit.ts';
import type { Viewer } from '../../common/request-context.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { IdentityCheck, IdentityService, Proof } from './identity.service.ts';
import { othersStayAdmin } from './last-admin.ts';
import { userModel } from './user.model.ts';
import { toUserId } from './viewer.ts';

/** Downloads within a quarter of an hour: each reads everything there is of a person. */
const DOWNLOAD_LIMIT = { tries: 10, windowSeconds: 900 };

interface Deps {
  readonly connection: Connection;
  readonly identity: IdentityService;
  readonly limiter: RateLimiter;
  /** What each module keeps about members. */
  readonly personalData: PersonalDataRegistry;
}

/** A member's right to their data and to leave. */
export function createOwnDataService({ connection, identity, limiter, personalData }: Deps) {
  const users = userModel(connection);

  return {
    /** Everything the shop keeps about a member, by part; null after too many downloads. */
    async download(viewer: Viewer): Promise<Record<string, unknown> | null> {
      const within = await limiter.attempt({ [`own-data:${viewer.id}`]: DOWNLOAD_LIMIT });
      if (!within) return null;
      const exported = await Promise.all(
        personalData.parts.map(async (part) => [part.part, await part.exportData(viewer)]),
      );
      return Object.fromEntries(exported);
    },

    /** Deletes an account and what belongs to it; orders stay without their link to it. */
    async deleteAccount(viewer: Viewer, proof: Proof): Promise<IdentityCheck | 'lastAdmin'> {
      const check = await identity.confirm(viewer, proof);
      if (check !== 'confirmed') return check;
      return inTransaction(connection, async (transaction) => {
        // Read anew: what was an ordinary member when the request came may have been appointed since.
        const user = await users.findById(toUserId(viewer), { role: 1 }, { session: transaction }).lean();
        if (user?.role === 'ADMIN' && !(await othersStayAdmin(users, user._id, transaction))) return 'lastAdmin';
        for (const part of personalData.parts) await part.forget(viewer, transaction);
        return 'confirmed';
      });
    },
  };
}

export type OwnDataService = ReturnType<typeof createOwnDataService>;
