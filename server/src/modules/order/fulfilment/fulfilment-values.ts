import type { FulfilmentParcelRecord, FulfilmentRecord } from './fulfilment.record.ts';

type Parcels = readonly Pick<FulfilmentParcelRecord, 'carrier' | 'trackingNumber'>[];

/** Parcels as the audit log keeps them; null for none. */
export function describeParcels(parcels: Parcels): string | null {
  return parcels.map(({ carrier, trackingNumber }) => `${carrier} ${trackingNumber}`).join(', ') || null;
}

export function countUnits(fulfilments: readonly Pick<FulfilmentRecord, 'lines'>[]): number {
  return fulfilments.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0);
}
