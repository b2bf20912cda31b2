import type { BrowserErrorKind } from '@eunbit/schema/browser-error';
import { useText } from '../../app/use-text.ts';

interface Titled {
  readonly kind: BrowserErrorKind;
  readonly name: string;
  readonly message: string;
}

/** What a group is called: the class of the error with its message. */
export function useErrorTitle({ kind, name, message }: Titled): string {
  const t = useText();
  if (kind === 'OVERFLOW') return t('browserErrors.overflow');
  return message && kind !== 'OPERATION' ? `${name}: ${message}` : message || name;
}
