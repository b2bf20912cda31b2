import type { Connection } from 'mongoose';
import { createLoader } from '../../common/loader.ts';
import type { RequestContext } from '../../common/request-context.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { CatalogueLive } from '../catalogue/catalogue-live.ts';
import type { EmailOutbox } from '../email/email-outbox.service.ts';
import type { EmailRegistry } from '../email/email-registry.ts';
import type { OwnOrdersService } from '../order/buyer/own-orders.service.ts';
import type { OrderEdits } from '../order/edit/order-edits.ts';
import type { OrderReader } from '../order/stores/order-reader.ts';
import type { AddressCheckService } from '../purchase/address-check.service.ts';
import type { SalesTaxService } from '../purchase/sales-tax.service.ts';
import { createEditWriter } from './edit-writer.ts';
import { createOrderEditEmails } from './emails/order-edit-emails.ts';
import { createOrderEditService, type OrderEditService } from './order-edit.service.ts';

/** Dependencies of the module. */
interface OrderEditNeeds {
  readonly connection: Connection;
  readonly audit: AuditService;
  readonly emails: EmailRegistry;
  readonly outbox: EmailOutbox;
  readonly catalogueCache: CatalogueLive['catalogueCache'];
  readonly addressCheck: AddressCheckService;
  readonly salesTax: SalesTaxService;
  readonly orderEdits: OrderEdits;
  readonly orderReader: OrderReader;
  readonly ownOrders: OwnOrdersService;
}

export interface OrderEditServices {
  readonly orderEdit: OrderEditService;
}

/** Context and services available to the module's resolvers. */
export type OrderEditContext = RequestContext<OrderEditNeeds & OrderEditServices>;

export function createOrderEditServices(needs: OrderEditNeeds): OrderEditServices {
  const { connection, audit, emails, outbox, catalogueCache, addressCheck, salesTax, orderEdits, orderReader } = needs;
  emails.register(
    createOrderEditEmails({
      createSources() {
        const orders = createLoader(orderReader.byNumbers);
        return { order: (number) => orders.load(number) };
      },
      sampleProducts: async () => (await catalogueCache.read()).samples,
    }),
  );
  const writer = createEditWriter({ connection, orderEdits, audit, outbox });
  return { orderEdit: createOrderEditService({ orders: orderReader, writer, addressCheck, salesTax }) };
}
