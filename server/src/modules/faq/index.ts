export type { FaqRecord, HelpCentres } from './faq.model.ts';
export type { FaqServices } from './faq.module.ts';
export { presentFaqEntry } from './faq.presenter.ts';
export { FaqEntryType } from './faq.types.ts';
