import type { Logger } from 'pino';
import type { TaxProvider } from '../../integrations/tax/tax-provider.ts';

/** Always taxed: the business is registered there. */
export const HOME_STATE = 'NY';

/** Cache lifetime in milliseconds; registrations change a few times a year. */
const FRESH_MS = 3_600_000;
/** Delay after a failed request, in milliseconds. */
const REST_MS = 60_000;

interface Deps {
  readonly provider: Pick<TaxProvider, 'registeredStates'>;
  readonly log: Logger;
}

/**
 * The US states in which sales tax is charged (CHECKOUT-11): New York, and each in which the shop is registered. If the provider
 * does not respond, its last response is used.
 */
export function createTaxedStates({ provider, log }: Deps) {
  let registered: ReadonlySet<string> = new Set();
  let askAgainAt = 0;
  let asking: Promise<void> | null = null;

  async function ask(now: number): Promise<void> {
    try {
      registered = new Set(await provider.registeredStates());
      askAgainAt = now + FRESH_MS;
    } catch (error) {
      log.warn({ err: error }, 'registrations for sales tax were not looked up');
      askAgainAt = now + REST_MS;
    }
  }

  return {
    async includes(state: string, now = new Date()): Promise<boolean> {
      const code = state.trim().toUpperCase();
      if (code === HOME_STATE) return true;
      if (now.getTime() >= askAgainAt) {
        asking ??= ask(now.getTime()).finally(() => {
          asking = null;
        });
        await asking;
      }
      return registered.has(code);
    },
  };
}

export type TaxedStates = ReturnType<typeof createTaxedStates>;
