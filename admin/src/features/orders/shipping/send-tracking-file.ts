import { MAXIMUM_CARRIER_FILE_BYTES } from '@eunbit/schema/carrier-program';
import type { Market } from '@eunbit/schema/market';
import type { Carrier } from '@eunbit/schema/order';
import type { ShippingRow } from '@eunbit/schema/shipping-rows';
import { TRACKING_FILE_PATH } from '@eunbit/schema/wire';
import { STAFF_ANSWER_WITHIN_MS } from '@eunbit/ui/answer-limit';

/** What the server read in a carrier's file. */
export interface TrackingFile {
  readonly orders: readonly ShippingRow[];
  /** Orders that did not fit any more. */
  readonly left: number;
  readonly rejected: readonly { readonly row: number; readonly orderNumber: string; readonly message: string }[];
  readonly rejectedCount: number;
}

interface FileTexts {
  readonly tooLarge: string;
  readonly failed: string;
}

/** Sends a file as its bytes, so that the server finds out its encoding; answers a text where it was refused. */
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
