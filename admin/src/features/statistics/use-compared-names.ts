import { useText } from '../../app/use-text.ts';

/** Names of the lines in a comparison. */
export function useComparedNames(): { readonly now: string; readonly before: string } {
  const t = useText();
  return { now: t('statistics.now'), before: t('statistics.before') };
}
