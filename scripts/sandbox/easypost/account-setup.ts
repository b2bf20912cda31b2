import { SetupState } from '../common/setup-state.ts';

interface AccountSetup {
  /** Whether the account has a webhook at the address that the sandbox sends its events to. */
  hasWebhook: boolean;
  webhookEnabled: boolean;
  /** Kinds such as `UspsAccount`. */
  carriers: string[];
}

/** An account with which a shop may open. */
export const createAccountSetup = () =>
  new SetupState<AccountSetup>({ hasWebhook: true, webhookEnabled: true, carriers: ['UspsAccount'] });

const CREATED_AT = '2026-01-01T00:00:00Z';

const modeOf = (apiKey: string) => (apiKey.startsWith('EZTK') ? 'test' : 'production');

export function listWebhooks(setup: ReturnType<typeof createAccountSetup>, url: string, apiKey: string): object {
  const { hasWebhook, webhookEnabled } = setup.now;
  const webhook = {
    id: 'hook_sandbox',
    object: 'Webhook',
    mode: modeOf(apiKey),
    url,
    created_at: CREATED_AT,
    disabled_at: webhookEnabled ? null : CREATED_AT,
  };
  return { webhooks: hasWebhook ? [webhook] : [] };
}

/** EasyPost shows them to a production key only. */
export function listCarrierAccounts(setup: ReturnType<typeof createAccountSetup>): object {
  return setup.now.carriers.map((type, index) => ({
    id: `ca_${index}`,
    object: 'CarrierAccount',
    type,
    clone: false,
    description: type,
    readable: type.replace(/Account$/, ''),
    reference: null,
    billing_type: 'easypost',
    created_at: CREATED_AT,
    updated_at: CREATED_AT,
  }));
}
