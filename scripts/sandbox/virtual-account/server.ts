import { type Sandbox, type SandboxPlace, startSandbox } from '../common/sandbox.ts';
import { apiRoutes } from './api.ts';
import { createContext, refuse } from './context.ts';
import { bankRoutes } from './deposits.ts';

/** Starts a local server that issues virtual accounts like Toss Payments and notifies the shop of deposits. */
export function startVirtualAccountSandbox(place: SandboxPlace): Promise<Sandbox> {
  const context = createContext(place.webhookUrl);
  const { store, webhooks } = context;
  const routes = { ...apiRoutes(context), ...bankRoutes(context) };
  return startSandbox({ ...place, name: 'virtual-account', routes, refuse, store, webhooks });
}
