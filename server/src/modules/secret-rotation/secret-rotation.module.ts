import { defineModule } from '../../common/shop-module.ts';
import type { Platform } from '../../platform/platform.ts';
import { createReencryption } from './reencryption.service.ts';

type Needs = Platform;

function setup(needs: Needs) {
  const reencryption = createReencryption(needs);
  needs.jobs.register({ 're-encrypt-values': { every: '15 seconds', run: () => reencryption.run() } });
  return { reencryption };
}

export const secretRotationModule = defineModule({
  setup,
});
