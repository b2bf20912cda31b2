export { contactWays } from './contact-ways.ts';
export type { EmailLoaders } from './email.loader.ts';
export type { EmailRecord } from './email.model.ts';
export type { EmailServices } from './email.module.ts';
export { presentAddressStatus } from './email-address.presenter.ts';
export type { EmailAddressService } from './email-address.service.ts';
export { EmailAddressStatusType, EmailBounceType } from './email-address.types.ts';
export type { EmailDelivery } from './email-delivery.service.ts';
export type { EmailLinks } from './email-links.ts';
export { presentEmail } from './email-log.presenter.ts';
export type { EmailLogService } from './email-log.service.ts';
export { EmailType } from './email-log.types.ts';
export { EmailBegunError, type EmailOutbox } from './email-outbox.service.ts';
export { EmailPreview, type PreviewedEmail } from './email-preview.types.ts';
export type { Email, EmailRefs } from './email-refs.ts';
export type { EmailRegistry } from './email-registry.ts';
export type { EmailTemplate, EmailTemplates, Envelope } from './email-template.ts';
export { wakeUpForEmails } from './email-wake-up.ts';
export {
  type AmountRow,
  type Block,
  button,
  type EmailContent,
  type Fact,
  facts,
  heading,
  note,
  quote,
  text,
  type Unsubscribe,
  written,
} from './layout/email-content.ts';
export { DARK_CSS } from './layout/email-style.ts';
export { previewIndex } from './preview-page.ts';
export { SAMPLE_NAME, SAMPLE_READER } from './sample-reader.ts';
