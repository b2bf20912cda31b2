import { SetupState } from '../common/setup-state.ts';

export interface AccountSetup {
  country: string;
  chargesEnabled: boolean;
  payoutsEnabled: boolean;
  /** What Stripe still asks for, such as `external_account`. */
  due: string[];
  /** Whether the account has an endpoint for the webhooks that the sandbox sends. */
  hasEndpoint: boolean;
  endpointEnabled: boolean;
  /** `*`: all. */
  endpointEvents: string[];
  taxActive: boolean;
  /** American states. */
  registeredIn: string[];
  /** Whether the domain of the webhooks is registered for wallets. */
  domainRegistered: boolean;
}

/** An account with which a shop may open. */
export const createAccountSetup = (): SetupState<AccountSetup> =>
  new SetupState<AccountSetup>({
    country: 'US',
    chargesEnabled: true,
    payoutsEnabled: true,
    due: [],
    hasEndpoint: true,
    endpointEnabled: true,
    endpointEvents: ['*'],
    taxActive: true,
    registeredIn: ['NY'],
    domainRegistered: true,
  });
