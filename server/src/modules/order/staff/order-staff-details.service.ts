import type { Vault } from '../../../common/tokens.ts';
import type { AuditService } from '../../audit/index.ts';
import { ORDER_NOT_FOUND, VALUE_UNREADABLE } from '../order.errors.ts';
import type { OrderReader } from '../reading/order-reader.ts';

interface Deps {
  readonly orderReader: OrderReader;
  readonly audit: AuditService;
  readonly vault: Vault;
}

/** Staff operations on an order other than status changes. */
export function createOrderStaffDetailsService({ orderReader, audit, vault }: Deps) {
  return {
    /** The pass code of a guest order. The access is recorded in the audit log first. */
    async passCode(number: string, staffId: string) {
      const order = await orderReader.byNumber(number);
      if (!order?.encryptedPassCode) return ORDER_NOT_FOUND;
      await audit.recordRead({
        by: staffId,
        action: 'ORDER_PASS_CODE_SHOWN',
        subject: 'ORDER',
        subjectId: order.number,
      });
      const value = vault.decrypt(order.encryptedPassCode);
      return value === null ? VALUE_UNREADABLE : { value };
    },
  };
}

export type OrderStaffDetailsService = ReturnType<typeof createOrderStaffDetailsService>;
