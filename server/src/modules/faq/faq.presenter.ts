import type { Language } from '@eunbit/schema/market';
import type { FaqRecord } from './faq.model.ts';
import type { FaqEntryType } from './faq.types.ts';

export function presentFaqEntry({ slug, category, question, answer }: FaqRecord, language: Language): FaqEntryType {
  return { id: slug, category, question: question[language], answer: answer[language] };
}
