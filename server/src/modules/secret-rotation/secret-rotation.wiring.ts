import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type { JobRegistry } from '../../common/job-registry.ts';
import type { Vault } from '../../common/tokens.ts';
import { createReencryption, type Reencryption } from './reencryption.service.ts';

/** Dependencies of the module. */
interface SecretRotationNeeds {
  readonly connection: Connection;
  readonly vault: Vault;
  readonly jobs: JobRegistry;
  readonly log: Logger;
}

export interface SecretRotationServices {
  readonly reencryption: Reencryption;
}

export function createSecretRotationServices(needs: SecretRotationNeeds): SecretRotationServices {
  const reencryption = createReencryption(needs);
  needs.jobs.register({ 're-encrypt-values': { every: '15 seconds', run: () => reencryption.run() } });
  return { reencryption };
}
