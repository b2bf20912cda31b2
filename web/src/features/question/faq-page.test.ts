import { describe, expect, it } from 'vitest';
import { buildFaqPage } from './faq-page.ts';

const answer = { text: 'Three months.' };

describe('what search engines are told of questions (QUESTION-11)', () => {
  it('are the public ones with their answers', () => {
    const questions = [
      { isSecret: false, text: 'How long?', answer },
      { isSecret: false, text: 'And why?', answer: null },
      { isSecret: true, text: 'My own secret', answer },
      { isSecret: true, text: null, answer: null },
    ];
    expect(buildFaqPage(questions)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: [
        { '@type': 'Question', name: 'How long?', acceptedAnswer: { '@type': 'Answer', text: 'Three months.' } },
      ],
    });
  });

  it('is nothing where no question is answered', () => {
    expect(buildFaqPage([{ isSecret: false, text: 'How long?', answer: null }])).toBeNull();
  });
});
