import { faultRoutes } from '../common/fault-routes.ts';
import { FaultPlan } from '../common/faults.ts';
import { type RunningService, startHttpService } from '../common/http-service.ts';
import { Accounts } from './accounts.ts';
import { apiRoutes } from './api.ts';
import { Callbacks } from './callbacks.ts';
import { CashReceipts } from './cash-receipts.ts';
import { depositRoutes } from './deposits.ts';
import { refuse } from './refusal.ts';

interface VirtualAccountSandboxOptions {
  /** 0: one that is free. */
  port: number;
  host?: string;
  /** Folder for the accounts; without it they end with the process. */
  dataPath?: string;
  secretKey: string;
  /** Where the shop takes callbacks. */
  callbackUrl: string;
}

export interface VirtualAccountSandbox extends RunningService {
  /** For a shop whose address is known only once it runs, which needs this sandbox's first. */
  sendCallbacksTo(url: string): void;
}

/** Starts a local server that issues virtual accounts as Toss Payments does and tells the shop of deposits. */
export async function startVirtualAccountSandbox(
  options: VirtualAccountSandboxOptions,
): Promise<VirtualAccountSandbox> {
  const { port, host = '127.0.0.1', dataPath, secretKey, callbackUrl } = options;
  const accounts = new Accounts(dataPath);
  const receipts = new CashReceipts();
  const callbacks = new Callbacks(callbackUrl);
  const faults = new FaultPlan();
  const service = await startHttpService({
    port,
    host,
    faults,
    routes: [
      ...apiRoutes(accounts, receipts, secretKey),
      ...depositRoutes(accounts, callbacks),
      {
        method: 'POST',
        pattern: '/sandbox/reset',
        handle() {
          accounts.clear();
          receipts.clear();
          callbacks.forgetAll();
          faults.clear();
          return { status: 204 };
        },
      },
      ...faultRoutes(faults),
    ],
    beforeAnswer: () => accounts.flushed(),
    answerFault: ({ status }) => refuse(status, 'FAILED_INTERNAL_SYSTEM_PROCESSING', 'The sandbox was told to fail.'),
    answerNotFound: () => refuse(404, 'NOT_FOUND', '존재하지 않는 정보 입니다.'),
    answerCrash(error) {
      console.error('virtual account sandbox:', error);
      return refuse(500, 'FAILED_INTERNAL_SYSTEM_PROCESSING', 'The sandbox failed.');
    },
  });
  return {
    url: service.url,
    sendCallbacksTo: (url) => callbacks.sendTo(url),
    async stop() {
      faults.stop();
      callbacks.stop();
      await service.stop();
      await accounts.close();
    },
  };
}
