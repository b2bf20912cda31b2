import {
  type CarrierFileEncoding,
  type CarrierProgram,
  MAXIMUM_CARRIER_FILE_ROWS,
  MAXIMUM_NAMED_ROWS,
} from '@eunbit/schema/carrier-program';
import type { Market } from '@eunbit/schema/market';
import type { Carrier } from '@eunbit/schema/order';
import { MAXIMUM_ORDERS_AT_ONCE } from '@eunbit/schema/order-list';
import { readCsv } from '../../../common/csv-file.ts';
import type { OrderParcels, OrderRecord } from '../../order/index.ts';
import type { CurrentSettings } from '../../shop-settings/index.ts';
import type { ShippingService } from '../shipping.service.ts';
import { buildCarrierFile, findUnwritten, toConsignment } from './carrier-export.ts';
import { matchNumbers } from './match-numbers.ts';
import { readTrackingTable } from './tracking-table.ts';

interface Deps {
  readonly shipping: ShippingService;
  readonly orderParcels: OrderParcels;
  readonly shopSettings: CurrentSettings;
}

/** Files exported to the software of carriers, and imported from it with tracking numbers. */
export function createCarrierFileService({ shipping, orderParcels, shopSettings }: Deps) {
  return {
    /** Addresses of the Korean orders among these that can be shipped. */
    async addresses(
      numbers: readonly string[],
      carrier: CarrierProgram,
      encoding: CarrierFileEncoding,
    ): Promise<Buffer> {
      const { company } = shopSettings.current;
      const orders = await shipping.list('KR', numbers);
      const consignments = orders.flatMap(({ order, obstacle }) =>
        order && !obstacle ? [toConsignment(order, company)] : [],
      );
      return buildCarrierFile(consignments, carrier, encoding);
    },

    /** Characters of an order that cannot be encoded in EUC-KR, each once. */
    findUnwritten: (order: OrderRecord): string[] => findUnwritten(toConsignment(order, shopSettings.current.company)),

    /**
     * Reads a carrier's file of tracking numbers without changing anything: the numbers go into the shipping table, which submits
     * them.
     */
    async readNumbers(market: Market, carrier: Carrier, bytes: Uint8Array) {
      const file = await readCsv(bytes, MAXIMUM_CARRIER_FILE_ROWS);
      if ('refused' in file) return file;
      const table = readTrackingTable(file.rows);
      if ('refused' in table) return table;
      const orders = await orderParcels.byNumbers([...new Set(table.rows.map(({ orderNumber }) => orderNumber))]);
      const known = table.rows.filter(({ orderNumber }) => orders.has(orderNumber));
      const users = await orderParcels.usersOf(known.map(({ trackingNumber }) => ({ carrier, trackingNumber })));
      const matched = matchNumbers(table.rows, { market, carrier, orders, users });
      return {
        // At most as many as one table allows; the file has to be read again for the rest, which `left` counts.
        orders: matched.orders.slice(0, MAXIMUM_ORDERS_AT_ONCE),
        left: Math.max(0, matched.orders.length - MAXIMUM_ORDERS_AT_ONCE),
        // The first unusable rows, and their total.
        rejected: matched.rejected.slice(0, MAXIMUM_NAMED_ROWS),
        rejectedCount: matched.rejected.length,
      };
    },
  };
}

export type CarrierFileService = ReturnType<typeof createCarrierFileService>;
