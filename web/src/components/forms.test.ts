import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { POSTED_FORMS } from '../server/posted-forms.ts';

const SOURCES = join(import.meta.dirname, '..');
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
const read = (file: string) => readFileSync(join(SOURCES, file), 'utf8');

/** Forms with their own markup: each posts to the server, or submits a search to the address in its action. */
const OWN_MARKUP: Readonly<Record<string, RegExp>> = {
  'components/Form.tsx': /method="post"/,
  'components/WaitingForm.tsx': /method="post"/,
  'features/cart/CartForm.tsx': /method="post" action=\{CART_FORM_PATH\}/,
  'layout/ChoiceForm.tsx': /method="post" action=/,
  'layout/AccountButton.tsx': /action="\/dashboard"/,
  'components/PanelButton.tsx': /<form action=\{action\}/,
  'features/faq/FaqSearch.tsx': /action="\/faq"/,
  'features/order/dashboard/OrderFilters.tsx': /action=\{pathname\}/,
};

describe('forms without the script of their page (STORE-25)', () => {
  it('use the shared component, or declare their own action', () => {
    const bare = files.filter((file) => /<(styled\.)?form\b/.test(read(file)));
    expect(bare.sort()).toEqual(Object.keys(OWN_MARKUP).sort());
    for (const [file, markup] of Object.entries(OWN_MARKUP)) expect(read(file), file).toMatch(markup);
  });

  it('are registered on the server by name', () => {
    const text = files.map(read).join('\n');
    const named = [...text.matchAll(/<Form\s[^>]*?name="([\w-]+)"/g), ...text.matchAll(/Form\(\{\s*name: '([\w-]+)'/g)];
    const names = new Set(named.map(([, name]) => name));
    expect([...names].sort()).toEqual(Object.keys(POSTED_FORMS).sort());
  });
});
