import { checkMessages } from '@eunbit/ui/message-check';
import { describe, expect, it } from 'vitest';

const folders = ['../../src', '../../../ui/src'].map((folder) => new URL(folder, import.meta.url).pathname);

/** The two kinds of message files: those for every page, and those for a feature's own screens. */
const SHARED = /^(\.\/|\.\.\/\w+\/)\w+\.messages\.\w+\.json$|^\.\.\/features\/[\w-]+\/shared\.messages\.\w+\.json$/;
const OWN = /^\.\.\/features\/([\w-]+)\/\1\.messages\.\w+\.json$/;

describe('The texts of the storefront', () => {
  it('exist in both languages, and none is unused or missing', () => {
    expect(checkMessages(folders)).toEqual({ onlyKorean: [], onlyEnglish: [], unused: [], missing: [] });
  });

  it('are in files that match the naming patterns', () => {
    const files = Object.keys(import.meta.glob('../**/*.messages.*.json'));

    expect(files.filter((file) => OWN.test(file)).length).toBeGreaterThan(0);
    expect(files.filter((file) => !OWN.test(file) && !SHARED.test(file))).toEqual([]);
  });
});
