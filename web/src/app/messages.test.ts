import { checkMessages } from '@eunbit/ui/message-check';
import { describe, expect, it } from 'vitest';

const folders = ['../../src', '../../../ui/src'].map((folder) => new URL(folder, import.meta.url).pathname);

describe('The texts of the storefront', () => {
  it('exist in both languages, are all used, and none is missing', () => {
    expect(checkMessages(folders)).toEqual({ onlyKorean: [], onlyEnglish: [], unused: [], missing: [] });
  });
});
