export type { FaqServices } from './faq.module.ts';
export { presentFaqEntry } from './faq.presenter.ts';
export type { FaqRecord, HelpCentres } from './faq.record.ts';
export { FaqEntryType } from './faq.types.ts';
