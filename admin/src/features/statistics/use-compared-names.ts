import { useText } from '../../app/use-text.ts';

/** What the lines of a comparison are called. */
export function useComparedNames(): { readonly now: string; readonly before: string } {
  const t = useText();
  return { now: t('statistics.now'), before: t('statistics.before') };
}
