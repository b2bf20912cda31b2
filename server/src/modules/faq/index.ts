export { presentFaqEntry } from './faq.presenter.ts';
export type { FaqRecord, HelpCentres } from './faq.record.ts';
export { FaqEntryType } from './faq.types.ts';
