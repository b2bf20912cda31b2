import { RETURN_LABEL_PATH } from '@eunbit/schema/return';
import type { Connection } from 'mongoose';
import { keyOfHours } from '../../common/key-of-hours.ts';
import type { Vault } from '../../common/tokens.ts';
import type { ShippingProvider } from '../../integrations/shipping/shipping-provider.ts';
import type { BoxRecord } from '../order/index.ts';
import type { ReturnRecord } from './return.model.ts';
import { returnModel } from './return.model.ts';
import type { ReturnLabelType, ReturnParcelType } from './return.types.ts';
import { printableBoxes } from './return-label-decisions.ts';

interface Deps {
  readonly connection: Connection;
  readonly provider: Pick<ShippingProvider, 'readLabel'>;
  readonly vault: Vault;
}

/** Labels of returns with the files to print, only for viewers who may see the return (RETURN-15). */
export function createReturnLabelFileService({ connection, provider, vault }: Deps) {
  const returns = returnModel(connection);

  function presentParcel({ number: returnNumber }: ReturnRecord, box: BoxRecord): ReturnParcelType {
    const { number, carrier, trackingCode, trackingUrl, parcel } = box;
    return {
      number,
      labelUrl: `${RETURN_LABEL_PATH}?key=${keyOfHours(vault, `return-label:${returnNumber}:${number}`)}`,
      carrierName: carrier ?? '',
      trackingNumber: trackingCode ?? '',
      trackingUrl,
      status: parcel?.status ?? null,
    };
  }

  return {
    /** The label of a return. Customers see it while it can be printed, and never earlier failures. */
    present(record: ReturnRecord, isForStaff: boolean): ReturnLabelType | null {
      const boxes = printableBoxes(record);
      if (!record.label || !(isForStaff || boxes.length > 0)) return null;
      const { status, problem } = record.label;
      return {
        status,
        problem: isForStaff ? problem : null,
        parcels: boxes.map((box) => presentParcel(record, box)),
      };
    },

    /** The file of a signed URL; null if the token is invalid or expired, or the label was refunded. */
    async load(token: string, signal: AbortSignal): Promise<Uint8Array | null> {
      const [, number, place] = /^return-label:(RT-[0-9A-Z-]+):(\d{1,2})$/.exec(vault.verify(token) ?? '') ?? [];
      const record = number && (await returns.findOne({ number }).lean());
      const box = record ? printableBoxes(record).find((one) => one.number === Number(place)) : null;
      return box?.label ? provider.readLabel(box.label.url, signal) : null;
    },
  };
}

export type ReturnLabelFileService = ReturnType<typeof createReturnLabelFileService>;
