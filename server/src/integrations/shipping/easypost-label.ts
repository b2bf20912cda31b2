import { ShippingProviderError, ShippingRefusedError } from './shipping-provider.ts';

/** The hosts of EasyPost's labels: https://docs.easypost.com/docs/shipments, `postage_label.label_url`. */
const LABEL_HOSTS = ['easypost-files.s3.us-west-2.amazonaws.com', 'easypost-files.s3-us-west-2.amazonaws.com'];
const MAXIMUM_LABEL_BYTES = 4 * 1024 * 1024;

/**
 * Whether a label may be fetched: the server only sends requests to the provider's hosts, whatever URL is stored (SHIPMENT-30).
 */
export function isLabelUrl(text: string, apiUrl: string | null): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, host, origin, username, password } = new URL(text);
  if (username || password) return false;
  if (apiUrl !== null) return origin === new URL(apiUrl).origin;
  return protocol === 'https:' && LABEL_HOSTS.includes(host);
}

/** Fetches the file of a label, without following redirects. */
export async function fetchLabel(url: string, apiUrl: string | null, signal: AbortSignal): Promise<Uint8Array> {
  if (!isLabelUrl(url, apiUrl)) throw new ShippingRefusedError('the label URL does not belong to the provider');
  try {
    const { ok, status, body } = await fetch(url, { redirect: 'error', signal });
    if (!ok || !body) throw new Error(`the label host responded with status ${status}`);
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of body) {
      size += chunk.length;
      if (size > MAXIMUM_LABEL_BYTES) throw new Error('the label is too large');
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    throw new ShippingProviderError((error as Error).message, { cause: error });
  }
}
