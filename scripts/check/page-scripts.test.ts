import { describe, expect, it } from 'vitest';
import { findScripts, screensIn } from './page-scripts.ts';

const manifest = {
  'src/entry-client.tsx': { file: 'entry.js', imports: ['_vendor.js'] },
  '_vendor.js': { file: 'vendor.js' },
  'src/app/messages-ko.ts': { file: 'ko.js' },
  'src/app/messages-en.ts': { file: 'en.js' },
  'src/features/faq/faq.messages.ko.json': { file: 'faq-ko.js', isDynamicEntry: true },
  'src/features/faq/FaqPage.tsx': { file: 'faq.js', imports: ['_vendor.js', '_shared.js'], isDynamicEntry: true },
  '_shared.js': { file: 'shared.js', imports: ['_vendor.js'] },
  'src/features/help/HelpDrawer.tsx': { file: 'help.js', isDynamicEntry: true },
};

describe('The scripts of a page', () => {
  it('are the entry, the texts of its language, its screen and their imports', () => {
    expect([...findScripts(manifest, 'src/features/faq/FaqPage.tsx', 'ko')].sort()).toEqual(
      ['entry.js', 'faq-ko.js', 'faq.js', 'ko.js', 'shared.js', 'vendor.js'].sort(),
    );
  });

  it('belong to screens, not to parts that a page loads later', () => {
    expect(screensIn(manifest)).toEqual(['src/features/faq/FaqPage.tsx']);
  });
});
