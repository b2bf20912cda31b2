import { recoverFrom } from '@eunbit/ui/missing-chunk';
import { type ComponentType, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { showToast } from '../elements/toast-store.ts';

/**
 * A component whose code is loaded when it is first needed. `ask` resolves to whether it is loaded. A failed load shows a toast,
 * or an offer to reload the page, and the next call retries it.
 */
export function useOnDemand<Props>(fetchPart: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  async function ask(): Promise<boolean> {
    if (Part) return true;
    try {
      // This chunk was loaded long before.
      const { waitFor } = await import('../app/waits.ts');
      const fetched = await waitFor(fetchPart());
      setPart(() => fetched);
      return true;
    } catch (error) {
      // An offer to reload the page is more helpful, and must not be replaced.
      if (await recoverFrom(error)) return false;
      showToast({ tone: 'error', topic: 'missing code', content: <FormattedMessage id="onDemand.failed" /> });
      return false;
    }
  }
  return { Part, ask };
}
