export type { FaqServices } from './faq.module.ts';
export { presentFaqEntry } from './faq.presenter.ts';
export type { FaqRecord, HelpCentres } from './faq.model.ts';
export { FaqEntryType } from './faq.types.ts';
