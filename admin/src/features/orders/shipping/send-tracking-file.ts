import { MAXIMUM_CARRIER_FILE_BYTES } from '@eunbit/schema/carrier-program';
import type { Market } from '@eunbit/schema/market';
import type { Carrier } from '@eunbit/schema/order';
import type { ShippingRow } from '@eunbit/schema/shipping-rows';
import { TRACKING_FILE_PATH } from '@eunbit/schema/wire';
import { STAFF_ANSWER_WITHIN_MS } from '@eunbit/ui/answer-limit';

/** The server's result for a carrier's file. */
export interface TrackingFile {
  readonly orders: readonly ShippingRow[];
  /** Number of orders that were omitted because of the limit. */
  readonly left: number;
  readonly rejected: readonly { readonly row: number; readonly orderNumber: string; readonly message: string }[];
  readonly rejectedCount: number;
}

interface FileTexts {
  readonly tooLarge: string;
  readonly failed: string;
}

/** Uploads the raw bytes of a file, so that the server can detect its encoding; returns the error message if it was rejected. */
export async function sendTrackingFile(
  { market, carrier }: { readonly market: Market; readonly carrier: Carrier },
  file: File,
  texts: FileTexts,
): Promise<TrackingFile | string> {
  if (file.size > MAXIMUM_CARRIER_FILE_BYTES) return texts.tooLarge;
  try {
    const response = await fetch(`${TRACKING_FILE_PATH}?${new URLSearchParams({ market, carrier })}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: await file.arrayBuffer(),
      signal: AbortSignal.timeout(STAFF_ANSWER_WITHIN_MS),
    });
    const answer = (await response.json()) as TrackingFile & { readonly errors?: readonly { message: string }[] };
    return response.ok ? answer : (answer.errors?.[0]?.message ?? texts.failed);
  } catch {
    return texts.failed;
  }
}
