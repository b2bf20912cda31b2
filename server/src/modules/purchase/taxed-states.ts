import type { Logger } from 'pino';
import type { TaxProvider } from '../../integrations/tax/tax-provider.ts';

/** Taxed in any case, as the shop has its business there. */
export const HOME_STATE = 'NY';

/** How long an answer holds, in milliseconds: registrations change a few times a year. */
const FRESH_MS = 3_600_000;
/** And how long nobody is asked after a failure. */
const REST_MS = 60_000;

interface Deps {
  readonly provider: Pick<TaxProvider, 'registeredStates'>;
  readonly log: Logger;
}

/**
 * The American states in which sales tax is charged (CHECKOUT-11): New York, and each in which the shop is registered. While
 * the provider does not answer they are those that it named last.
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
