import { Currency } from '@eunbit/schema/market';
import { formatMoney } from '@eunbit/schema/money';
import { withImplied } from '@eunbit/schema/permission';
import { MAXIMUM_ROLES, type RoleFields, toNameKey, validateRole } from '@eunbit/schema/role';
import { type ClientSession, type Connection, Types } from 'mongoose';
import { isDuplicateKey } from '../../common/duplicate-key.ts';
import { isObjectId } from '../../common/object-id.ts';
import type { StaffRole } from '../../common/permissions.ts';
import { type CodedResult, type Result, refuse, refuseInput } from '../../common/refusal.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { AccountAdmin } from '../account/index.ts';
import type { AuditService } from '../audit/index.ts';
import { type RoleRecord, roleModel } from './role.model.ts';
import type { StaffRoleErrorCode } from './role.types.ts';

export type SavedRole = Result<RoleRecord, StaffRoleErrorCode>;

const NOT_FOUND = refuse('STAFF_ROLE_NOT_FOUND', 'staffRole.gone');
const NAME_TAKEN = { refused: { failures: [{ path: 'name', key: 'role.nameTaken' }] } } as const;

interface Deps {
  readonly connection: Connection;
  readonly accounts: AccountAdmin;
  readonly audit: AuditService;
}

/** The copy of a role that its members store. */
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

/** Roles defined by admins (STAFF-18). Members store a copy, which is updated in the same transaction. */
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

    /** Sorted by name. */
    list: (): Promise<RoleRecord[]> => roles.find().sort({ nameKey: 1 }).limit(MAXIMUM_ROLES).lean().exec(),

    async create(by: string, fields: RoleFields): Promise<SavedRole> {
      const invalid = refuseInput(validateRole(fields));
      if (invalid) return invalid;
      if ((await roles.estimatedDocumentCount()) >= MAXIMUM_ROLES) {
        return refuse('TOO_MANY_STAFF_ROLES', 'staffRole.tooMany');
      }
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
        return { value: role };
      } catch (error) {
        if (isDuplicateKey(error)) return NAME_TAKEN;
        throw error;
      }
    },

    /** Takes effect for every member of the role from their next request on. */
    async update(by: string, { id, version }: { id: string; version: number }, fields: RoleFields): Promise<SavedRole> {
      const invalid = refuseInput(validateRole(fields));
      if (invalid) return invalid;
      if (!(await byId(id))) return NOT_FOUND;
      try {
        return await inTransaction(connection, async (session): Promise<SavedRole> => {
          const before = await byId(id, session);
          if (before?.version !== version) return refuse('STAFF_ROLE_CONFLICT', 'staffRole.conflict');
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
          return { value: role };
        });
      } catch (error) {
        if (isDuplicateKey(error)) return NAME_TAKEN;
        throw error;
      }
    },

    /** Refused while somebody has the role. */
    async remove(by: string, id: string): Promise<CodedResult<string, StaffRoleErrorCode>> {
      return inTransaction(connection, async (session): Promise<CodedResult<string, StaffRoleErrorCode>> => {
        const role = await byId(id, session);
        if (!role) return NOT_FOUND;
        if (await accounts.hasStaffRole(session, id)) return refuse('STAFF_ROLE_IN_USE', 'staffRole.inUse');
        await roles.deleteOne({ _id: role._id }, { session });
        await audit.record(session, {
          by,
          action: 'STAFF_ROLE_DELETED',
          subject: 'STAFF_ROLE',
          subjectId: id,
          before: toLogged(role),
        });
        return { value: id };
      });
    },

    /**
     * The role, for a person who gets it in this transaction; null if it was deleted. The write conflicts with a concurrent
     * change or deletion of the role, so that nobody has a role that no longer exists.
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
