import { toTemplateKey, validateEmailTemplate } from '@eunbit/schema/email-template';
import { describe, expect, it } from 'vitest';
import { EMAIL_TEMPLATE_SEEDS } from './email-template-seeds.ts';

describe('the templates of a new shop', () => {
  it('are valid, and each has a unique name', () => {
    expect(EMAIL_TEMPLATE_SEEDS.flatMap(validateEmailTemplate)).toEqual([]);
    expect(new Set(EMAIL_TEMPLATE_SEEDS.map(({ name }) => toTemplateKey(name))).size).toBe(EMAIL_TEMPLATE_SEEDS.length);
  });

  it('have the same placeholders in each language', () => {
    const places = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();

    for (const { drafts } of EMAIL_TEMPLATE_SEEDS) {
      expect(drafts.en.text).not.toMatch(/[가-힣]/);
      expect(places(drafts.ko.text)).toEqual(places(drafts.en.text));
    }
  });
});
