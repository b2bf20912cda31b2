import { describe, expect, it } from 'vitest';
import { buildFaqPage } from './faq-page.ts';

const PLAIN = { isSecret: false, isExample: false };
const answer = { text: 'Three months.' };

describe('the structured data of questions for search engines (QUESTION-11)', () => {
  it('includes public questions with their answers', () => {
    const questions = [
      { ...PLAIN, text: 'How long?', answer },
      { ...PLAIN, text: 'And why?', answer: null },
      { ...PLAIN, isSecret: true, text: 'My own secret', answer },
      { ...PLAIN, isExample: true, text: 'Made up?', answer },
      { ...PLAIN, isSecret: true, text: null, answer: null },
    ];
    expect(buildFaqPage(questions)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: [
        { '@type': 'Question', name: 'How long?', acceptedAnswer: { '@type': 'Answer', text: 'Three months.' } },
      ],
    });
  });

  it('is null if no question is answered', () => {
    expect(buildFaqPage([{ ...PLAIN, text: 'How long?', answer: null }])).toBeNull();
  });
});
