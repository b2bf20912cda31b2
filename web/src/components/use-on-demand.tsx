import { recoverFrom } from '@eunbit/ui/missing-chunk';
import { type ComponentType, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { showToast } from '../elements/toast-store.ts';

/**
 * A component whose code is loaded when somebody first asks for it. `ask` resolves to whether it is there. A failed
 * load shows a toast, or an offer to load the page again, and the next call tries again.
 */
export function useOnDemand<Props>(fetchPart: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  async function ask(): Promise<boolean> {
    if (Part) return true;
    try {
      // Loaded long before.
      const { waitFor } = await import('../app/waits.ts');
      const fetched = await waitFor(fetchPart());
      setPart(() => fetched);
      return true;
    } catch (error) {
      // An offer to load the page again says more, and must not make way.
      if (await recoverFrom(error)) return false;
      showToast({ tone: 'error', topic: 'missing code', content: <FormattedMessage id="onDemand.failed" /> });
      return false;
    }
  }
  return { Part, ask };
}
