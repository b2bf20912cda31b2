import type { EmailDraft } from '@eunbit/schema/email-template';
import type { EmailTemplatesQuery, Language } from '../../../../gql/graphql.ts';

type Template = EmailTemplatesQuery['emailTemplates'][number];

/** A draft of an email. */
export interface ComposedDraft extends EmailDraft {
  readonly language: Language;
  /** Id of the template that was chosen last; empty if none was. */
  readonly templateId: string;
  /** The text that the template replaced, for undo; null if it contained nothing typed by hand. */
  readonly before: EmailDraft | null;
}

export const blankDraft = (language: Language): ComposedDraft => ({
  language,
  templateId: '',
  subject: '',
  text: '',
  before: null,
});

export const isBlank = ({ subject, text }: EmailDraft): boolean => subject.trim() === '' && text.trim() === '';

/** Subject and text of a template in a language; empty without a template. */
function fillTemplate(templates: readonly Template[], templateId: string, language: Language): EmailDraft {
  const template = templates.find(({ id }) => id === templateId);
  const { subject, text } = template?.[language === 'KO' ? 'ko' : 'en'] ?? { subject: '', text: '' };
  return { subject, text };
}

function isOwn(draft: ComposedDraft, templates: readonly Template[]): boolean {
  const filled = fillTemplate(templates, draft.templateId, draft.language);
  return !isBlank(draft) && (draft.subject !== filled.subject || draft.text !== filled.text);
}

/** Replaces the draft with another template. Text typed by hand can be restored. */
export function chooseTemplate(
  draft: ComposedDraft,
  templates: readonly Template[],
  templateId: string,
): ComposedDraft {
  const { subject, text, language } = draft;
  const before = isOwn(draft, templates) ? { subject, text } : null;
  return { ...fillTemplate(templates, templateId, language), language, templateId, before };
}

/** An unchanged template is replaced by its version in the other language; typed text stays. */
export function chooseLanguage(
  draft: ComposedDraft,
  templates: readonly Template[],
  language: Language,
): ComposedDraft {
  return isOwn(draft, templates)
    ? { ...draft, language }
    : { ...draft, ...fillTemplate(templates, draft.templateId, language), language };
}
