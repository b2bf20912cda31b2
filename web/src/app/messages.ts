import type { Language } from '@eunbit/schema/market';
import type { Messages } from '@eunbit/ui/LocaleProvider.tsx';

/** All texts of one language, loaded when that language is shown. */
export async function loadMessages(language: Language): Promise<Messages> {
  const module = language === 'ko' ? await import('./messages-ko.ts') : await import('./messages-en.ts');
  return module.messages;
}
