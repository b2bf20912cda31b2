import { type Sandbox, type SandboxPlace, startSandbox } from '../common/sandbox.ts';
import { SANDBOX_KEYS } from '../keys.ts';
import { googleRoutes } from './google.ts';
import { Grants } from './grants.ts';
import { naverRoutes } from './naver.ts';
import type { Client, VendorName } from './vendor.ts';

/** The shop's registrations at the sandbox. */
export const SANDBOX_CLIENTS: Readonly<Record<VendorName, Client>> = {
  naver: { id: SANDBOX_KEYS.NAVER_CLIENT_ID, secret: SANDBOX_KEYS.NAVER_CLIENT_SECRET },
  google: { id: SANDBOX_KEYS.GOOGLE_CLIENT_ID, secret: SANDBOX_KEYS.GOOGLE_CLIENT_SECRET },
};

/**
 * Starts a local server for sign-ins with Naver and Google, with the paths and formats of both. It stores no accounts: the
 * identity is derived from the account name.
 */
export function startOAuthSandbox(place: SandboxPlace): Promise<Sandbox> {
  const grants = new Grants();
  const { naver, google } = SANDBOX_CLIENTS;
  return startSandbox({
    ...place,
    name: 'oauth',
    routes: { ...naverRoutes(grants, naver), ...googleRoutes(grants, google) },
    refuse: (status, message) => ({ status, body: { error: 'server_error', error_description: message } }),
    clear: () => grants.clear(),
  });
}
