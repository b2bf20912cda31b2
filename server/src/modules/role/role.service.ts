import { Currency } from '@eunbit/schema/market';
import { formatMoney } from '@eunbit/schema/money';
import { withImplied } from '@eunbit/schema/permission';
import { MAXIMUM_ROLES, type RoleFields, toNameKey, validateRole } from '@eunbit/schema/role';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import { type ClientSession, type Connection, Types } from 'mongoose';
import { isDuplicateKey } from '../../common/duplicate-key.ts';
import { isObjectId } from '../../common/object-id.ts';
import type { StaffRole } from '../../common/permissions.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { AccountAdmin } from '../account/index.ts';
import type { AuditService } from '../audit/index.ts';
import { roleModel } from './role.model.ts';
import type { RoleRecord } from './role.record.ts';

export type RoleOutcome =
  | { readonly outcome: 'saved'; readonly role: RoleRecord }
  | { readonly outcome: 'invalid'; readonly failures: readonly FieldFailure[] }
  | { readonly outcome: 'notFound' | 'conflict' | 'full' };

interface Deps {
  readonly connection: Connection;
  readonly accounts: AccountAdmin;
  readonly audit: AuditService;
}

/** What the people of a role carry of it. */
export function toStaffRole({ _id, name, permissions, refundLimit }: RoleRecord): StaffRole {
  return { id: String(_id), name, permissions, refundLimit };
}

const limitText = (limit: NonNullable<RoleRecord['refundLimit']>) =>
  Object.values(Currency)
    .map((currency) => formatMoney({ amount: limit[currency], currency }, { place: 'order' }))
    .join(', ');

const toLogged = ({ name, permissions, refundLimit }: RoleRecord) => ({
  name,
  permissions: permissions.join(', '),
  refundLimit: refundLimit && limitText(refundLimit),
});

const nameTaken = {
  outcome: 'invalid',
  failures: [{ path: 'name', key: 'role.nameTaken' }],
} as const satisfies RoleOutcome;

/** Roles that admins define (STAFF-18). Their people carry a copy, which is written in the same transaction. */
export function createRoleService({ connection, accounts, audit }: Deps) {
  const roles = roleModel(connection);

  async function byId(id: string, session: ClientSession | null = null): Promise<RoleRecord | null> {
    return isObjectId(id) ? roles.findById(id, null, { session }).lean() : null;
  }

  const toFields = ({ name, permissions, refundLimit }: RoleFields) => ({
    name: name.trim(),
    nameKey: toNameKey(name),
    permissions: withImplied(permissions),
    refundLimit: permissions.includes('refund:make') ? refundLimit : null,
  });

  return {
    byId,

    /** By name. */
    list: (): Promise<RoleRecord[]> => roles.find().sort({ nameKey: 1 }).limit(MAXIMUM_ROLES).lean().exec(),

    async create(by: string, fields: RoleFields): Promise<RoleOutcome> {
      const failures = validateRole(fields);
      if (failures.length > 0) return { outcome: 'invalid', failures };
      if ((await roles.estimatedDocumentCount()) >= MAXIMUM_ROLES) return { outcome: 'full' };
      const role = { _id: new Types.ObjectId(), ...toFields(fields), version: 0, createdAt: new Date() };
      try {
        await inTransaction(connection, async (session) => {
          await roles.create([role], { session });
          await audit.record(session, {
            by,
            action: 'STAFF_ROLE_CREATED',
            subject: 'STAFF_ROLE',
            subjectId: String(role._id),
            after: toLogged(role),
          });
        });
        return { outcome: 'saved', role };
      } catch (error) {
        if (isDuplicateKey(error)) return nameTaken;
        throw error;
      }
    },

    /** For everybody who has the role it holds from their next request on. */
    async update(
      by: string,
      { id, version }: { id: string; version: number },
      fields: RoleFields,
    ): Promise<RoleOutcome> {
      const failures = validateRole(fields);
      if (failures.length > 0) return { outcome: 'invalid', failures };
      if (!(await byId(id))) return { outcome: 'notFound' };
      try {
        return await inTransaction(connection, async (session): Promise<RoleOutcome> => {
          const before = await byId(id, session);
          if (before?.version !== version) return { outcome: 'conflict' };
          const role = { ...before, ...toFields(fields), version: version + 1 };
          await roles.replaceOne({ _id: role._id, version }, role, { session });
          await accounts.updateStaffRole(session, toStaffRole(role));
          await audit.record(session, {
            by,
            action: 'STAFF_ROLE_EDITED',
            subject: 'STAFF_ROLE',
            subjectId: id,
            before: toLogged(before),
            after: toLogged(role),
          });
          return { outcome: 'saved', role };
        });
      } catch (error) {
        if (isDuplicateKey(error)) return nameTaken;
        throw error;
      }
    },

    /** Refused while somebody has the role. */
    async remove(by: string, id: string): Promise<'removed' | 'notFound' | 'inUse'> {
      return inTransaction(connection, async (session) => {
        const role = await byId(id, session);
        if (!role) return 'notFound';
        if (await accounts.hasStaffRole(session, id)) return 'inUse';
        await roles.deleteOne({ _id: role._id }, { session });
        await audit.record(session, {
          by,
          action: 'STAFF_ROLE_DELETED',
          subject: 'STAFF_ROLE',
          subjectId: id,
          before: toLogged(role),
        });
        return 'removed';
      });
    },

    /**
     * The role, for somebody who gets it in this transaction; null if it is gone. The write makes a change or a deletion of
     * the role at the same time wait or try again, so that nobody has one that is no more.
     */
    async take(session: ClientSession, id: string): Promise<StaffRole | null> {
      if (!isObjectId(id)) return null;
      const role = await roles
        .findByIdAndUpdate(id, { $inc: { version: 1 } }, { session, returnDocument: 'after', lean: true })
        .exec();
      return role && toStaffRole(role);
    },
  };
}

export type RoleService = ReturnType<typeof createRoleService>;
