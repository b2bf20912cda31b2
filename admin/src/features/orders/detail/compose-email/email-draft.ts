import type { EmailDraft } from '@eunbit/schema/email-template';
import type { EmailTemplatesQuery, Language } from '../../../../gql/graphql.ts';

type Template = EmailTemplatesQuery['emailTemplates'][number];

/** An email that is being written. */
export interface ComposedDraft extends EmailDraft {
  readonly language: Language;
  /** The template that was chosen last; empty for none. */
  readonly templateId: string;
  /** What choosing it replaced, to go back to; null if nothing of the person's own was. */
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

/** What a template says in a language; blank without one. */
function saidBy(templates: readonly Template[], templateId: string, language: Language): EmailDraft {
  const template = templates.find(({ id }) => id === templateId);
  const { subject, text } = template?.[language === 'KO' ? 'ko' : 'en'] ?? { subject: '', text: '' };
  return { subject, text };
}

function isOwn(draft: ComposedDraft, templates: readonly Template[]): boolean {
  const said = saidBy(templates, draft.templateId, draft.language);
  return !isBlank(draft) && (draft.subject !== said.subject || draft.text !== said.text);
}

/** Begins again with another template. What the person has written themselves can be taken back. */
export function chooseTemplate(
  draft: ComposedDraft,
  templates: readonly Template[],
  templateId: string,
): ComposedDraft {
  const { subject, text, language } = draft;
  const before = isOwn(draft, templates) ? { subject, text } : null;
  return { ...saidBy(templates, templateId, language), language, templateId, before };
}

/** A template that nobody has changed yet is said in the other language; what the person wrote stays. */
export function chooseLanguage(
  draft: ComposedDraft,
  templates: readonly Template[],
  language: Language,
): ComposedDraft {
  return isOwn(draft, templates)
    ? { ...draft, language }
    : { ...draft, ...saidBy(templates, draft.templateId, language), language };
}
