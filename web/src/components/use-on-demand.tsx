import { showToast } from '@eunbit/ui/toast-store';
import { type ComponentType, useState } from 'react';
import { FormattedMessage } from 'react-intl';

/**
 * A part of the page whose code is fetched when somebody first asks for it. `ask` resolves to whether it is there; when
 * it could not be fetched the visitor is told, and asking again tries again.
 */
export function useOnDemand<Props>(fetchPart: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  async function ask(): Promise<boolean> {
    if (Part) return true;
    try {
      const fetched = await fetchPart();
      setPart(() => fetched);
      return true;
    } catch {
      showToast({ tone: 'error', content: <FormattedMessage id="onDemand.failed" /> });
      return false;
    }
  }
  return { Part, ask };
}
