import type EasyPostClient from '@easypost/api';
import { type Breaker, createBreaker } from '../../common/circuit-breaker.ts';
import { once } from '../../common/once.ts';
import type { EasyPostSettings } from '../../config/provider-settings.ts';
import { fetchLabel } from './easypost-label.ts';
import {
  easyPostAddress,
  easyPostParcel,
  easyPostWay,
  toPostalAddress,
  toRates,
  toShipment,
  toTrackerState,
} from './easypost-wire.ts';
import {
  type AddressVerdict,
  ForgedTrackingError,
  type PostalAddress,
  type ShippingProvider,
  ShippingProviderError,
  ShippingRefusedError,
} from './shipping-provider.ts';

/** Milliseconds: a buyer waits for address verification, but not for a label. */
const ADDRESS_TIMEOUT_MS = 4_000;
const LABEL_TIMEOUT_MS = 30_000;

const BREAKER = { failures: 5, restMilliseconds: 15_000 } as const;

interface Failure {
  readonly statusCode?: number;
  readonly code?: string;
  readonly message?: string;
}

/**
 * Status codes that reject the request itself. All others (invalid key, missing funds, rate limit) are temporary or can
 * be fixed by the shop's owner.
 */
const ABOUT_THE_REQUEST = new Set([400, 404, 422]);

/** Whether a failed purchase means that the label is already bought, or is being bought. */
function isBoughtAlready({ code }: Failure): boolean {
  return code === 'SHIPMENT.POSTAGE.EXISTS' || code === 'SHIPMENT.PURCHASE.IN_PROGRESS';
}

/** Anything but a clear rejection counts as a provider failure: the SDK also throws on responses that are not JSON. */
function explain(error: unknown): Error {
  const failure = error as Failure;
  const text = failure.code ? `${failure.code}: ${failure.message}` : (failure.message ?? String(error));
  return failure.statusCode !== undefined && ABOUT_THE_REQUEST.has(failure.statusCode)
    ? new ShippingRefusedError(text, { cause: error })
    : new ShippingProviderError(text, { cause: error });
}

/** Loads the SDK: a process that ships nothing does without its 20 MB. */
async function loadClient(settings: EasyPostSettings | null, timeout: number) {
  if (!settings) throw new ShippingProviderError('There are no keys of EasyPost.');
  const { apiKey, apiUrl } = settings;
  const { default: Sdk } = await import('@easypost/api');
  return new Sdk(apiKey, {
    ...(apiUrl && { baseUrl: `${apiUrl.replace(/\/$/, '')}/v2/` }),
    // The SDK does not pass its own `timeout` option to requests.
    requestMiddleware: (request: { timeout(limit: { deadline: number }): unknown }) =>
      request.timeout({ deadline: timeout }),
  });
}

/** @param settings null if the shop has no keys of EasyPost: the provider then counts as unreachable for existing parcels */
export function createEasyPostProvider(settings: EasyPostSettings | null): ShippingProvider {
  const quick = once(() => loadClient(settings, ADDRESS_TIMEOUT_MS));
  const patient = once(() => loadClient(settings, LABEL_TIMEOUT_MS));
  const isOutage = (error: unknown) => error instanceof ShippingProviderError;
  const createApiBreaker = (): Breaker => createBreaker({ provider: 'EasyPost', ...BREAKER, isOutage });
  // Separate circuit breakers: address verification and labels can fail independently.
  const [checks, labels] = [createApiBreaker(), createApiBreaker()];

  async function call<T>(breaker: Breaker, work: () => Promise<T>): Promise<T> {
    try {
      return await breaker.run(() =>
        work().catch((error: unknown) => {
          throw explain(error);
        }),
      );
    } catch (error) {
      if (error instanceof ShippingRefusedError || error instanceof ShippingProviderError) throw error;
      throw new ShippingProviderError((error as Error).message, { cause: error });
    }
  }

  async function verify(address: PostalAddress): Promise<AddressVerdict> {
    const checked = await (await quick()).Address.create({ ...easyPostAddress(address), verify: true });
    const delivery = checked.verifications?.delivery;
    if (!delivery) throw new ShippingProviderError('the answer holds no verification');
    if (delivery.success) return { kind: 'deliverable', address: toPostalAddress(checked, address) };
    const isUnavailable = (delivery.errors ?? []).some((error) => error?.code?.includes('UNAVAILABLE'));
    if (isUnavailable) throw new ShippingProviderError('the postal service does not answer');
    return { kind: 'undeliverable' };
  }

  return {
    verifyAddress: (address) => call(checks, () => verify(address)),

    createShipment: ({ reference, from, to, isReturn, parcel }) =>
      call(labels, async () =>
        toShipment(
          await (await patient()).Shipment.create({
            reference,
            ...easyPostWay({ from, to, isReturn }),
            parcel: easyPostParcel(parcel),
            options: { label_format: 'PDF' },
          }),
        ),
      ),

    findShipment: (idOrReference) =>
      call(labels, async () => {
        try {
          return toShipment(await (await patient()).Shipment.retrieve(idOrReference));
        } catch (error) {
          if ((error as Failure).statusCode === 404) return null;
          throw error;
        }
      }),

    refreshRates: (shipmentId) =>
      call(labels, async () => toRates(await (await patient()).Shipment.regenerateRates(shipmentId))),

    buyLabel: (shipmentId, rateId) =>
      call(labels, async () => {
        try {
          return toShipment(await (await patient()).Shipment.buy(shipmentId, rateId));
        } catch (error) {
          if (!isBoughtAlready(error as Failure)) throw error;
          return toShipment(await (await patient()).Shipment.retrieve(shipmentId));
        }
      }),

    refundLabel: (shipmentId) =>
      call(labels, async () => {
        const { postage_label: label, refund_status: asked } = await (await patient()).Shipment.retrieve(shipmentId);
        if (label && asked !== 'submitted' && asked !== 'refunded') await (await patient()).Shipment.refund(shipmentId);
      }),

    readLabel: (url, signal) => fetchLabel(url, settings?.apiUrl ?? null, signal),

    async readEvent(rawBody, headers) {
      const event = verified(await quick(), rawBody, headers, settings?.webhookSecret ?? '');
      return event?.description?.startsWith('tracker.') ? toTrackerState(event.result) : null;
    },
  };
}

interface WebhookEvent {
  readonly description?: string;
  readonly result?: Parameters<typeof toTrackerState>[0];
}

function verified(
  client: InstanceType<typeof EasyPostClient>,
  rawBody: Buffer,
  headers: Readonly<Record<string, unknown>>,
  secret: string,
): WebhookEvent | null {
  try {
    return client.Utils.validateWebhook(rawBody, headers, secret) as WebhookEvent | null;
  } catch (error) {
    throw new ForgedTrackingError('the signature does not match', { cause: error });
  }
}
