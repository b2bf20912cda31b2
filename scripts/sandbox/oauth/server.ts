import { faultRoutes } from '../common/fault-routes.ts';
import { FaultPlan } from '../common/faults.ts';
import { type RunningService, startHttpService } from '../common/http-service.ts';
import { googleRoutes } from './google.ts';
import { Grants } from './grants.ts';
import { naverRoutes } from './naver.ts';
import type { Client, VendorName } from './vendor.ts';

interface OAuthSandboxOptions {
  /** 0: one that is free. */
  port: number;
  host?: string;
  clients: Readonly<Record<VendorName, Client>>;
}

/**
 * Starts a local server that signs people in as Naver and Google do, on the paths and in the formats of both. It keeps
 * nothing: who somebody is follows from the account they name.
 */
export async function startOAuthSandbox({
  port,
  host = '127.0.0.1',
  clients,
}: OAuthSandboxOptions): Promise<RunningService> {
  const grants = new Grants();
  const faults = new FaultPlan();
  const service = await startHttpService({
    port,
    host,
    faults,
    routes: [
      ...naverRoutes(grants, clients.naver),
      ...googleRoutes(grants, clients.google),
      {
        method: 'POST',
        pattern: '/sandbox/reset',
        handle() {
          grants.clear();
          faults.clear();
          return { status: 204 };
        },
      },
      ...faultRoutes(faults),
    ],
    answerFault: ({ status }) => ({
      status,
      body: { error: 'server_error', error_description: 'The sandbox was told to fail.' },
    }),
    answerNotFound: () => ({ status: 404 }),
    answerCrash(error) {
      console.error('oauth sandbox:', error);
      return { status: 500 };
    },
  });
  return {
    url: service.url,
    async stop() {
      faults.stop();
      await service.stop();
    },
  };
}
