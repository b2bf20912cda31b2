import { describe, expect, test } from 'vitest';
import { blankDraft, chooseLanguage, chooseTemplate } from './email-draft.ts';

const TEMPLATES = [
  {
    __typename: 'EmailTemplate' as const,
    id: 'delay',
    name: 'Delay',
    version: 0,
    ko: { __typename: 'EmailDraft' as const, subject: '지연', text: '늦어집니다' },
    en: { __typename: 'EmailDraft' as const, subject: 'Delay', text: 'It takes longer' },
  },
];

describe('an email draft (COLLABORATION-9)', () => {
  test('starts with a template in its language, and follows the language until it is edited', () => {
    const chosen = chooseTemplate(blankDraft('KO'), TEMPLATES, 'delay');
    expect(chosen).toMatchObject({ subject: '지연', text: '늦어집니다', before: null });

    const english = chooseLanguage(chosen, TEMPLATES, 'EN');
    expect(english).toMatchObject({ subject: 'Delay', text: 'It takes longer', language: 'EN' });

    const changed = { ...english, text: 'It takes two days longer' };
    expect(chooseLanguage(changed, TEMPLATES, 'KO')).toEqual({ ...changed, language: 'KO' });
  });

  test('keeps the previous text when a template replaces it, but not the text of an unedited template', () => {
    const own = { ...blankDraft('EN'), text: 'Hello' };

    const chosen = chooseTemplate(own, TEMPLATES, 'delay');
    expect(chosen.before).toEqual({ subject: '', text: 'Hello' });
    expect(chooseTemplate(chosen, TEMPLATES, '')).toMatchObject({ subject: '', text: '', before: null });
  });
});
