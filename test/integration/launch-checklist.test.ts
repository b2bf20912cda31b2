import { readFileSync } from 'node:fs';
import { checkDepositAccounts } from '@eunbit/server/modules/launch-checklist/checks/openings';
import { checkAccounts } from '@eunbit/server/modules/launch-checklist/checks/placeholders';
import { print } from 'graphql';
import { describe, expect, it } from 'vitest';
import { graphql } from '../gql/index.ts';
import { addMember, createMemberClient } from '../kit/members.ts';
import { useTestShop } from '../kit/test-shop.ts';

const LaunchChecklist = graphql(`
  query LaunchChecklistOfShop {
    launchChecklist {
      checkedAt
      findings {
        id
        area
        status
        about
        text
        advice
      }
    }
  }
`);

const ALL_OPEN = { stores: ['KR', 'US'], signInProviders: [] } as const;

const shop = useTestShop();

describe('the launch checklist (STAFF-17)', () => {
  it('shows an admin what each provider reports about the shop, and what to do', async () => {
    await shop.controlStripe('POST', '/sandbox/setup', { payoutsEnabled: false });
    const admin = await addMember(shop, { role: 'ADMIN' });
    const staff = await createMemberClient(shop, admin, { language: 'ko' });
    const { launchChecklist } = await staff.run(LaunchChecklist);
    const byId = new Map(launchChecklist.findings.map((finding) => [finding.id, finding]));
    expect(byId.get('stripe.payouts')).toMatchObject({ area: 'STRIPE', status: 'WRONG', about: 'STRIPE_SECRET_KEY' });
    expect(byId.get('stripe.payouts')?.advice).toMatch(/[가-힣]/);
    expect(byId.get('database.indexes')?.status).toBe('GOOD');
    expect(byId.get('postmark.server')?.status).toBe('GOOD');
    expect(byId.get('address')?.status).toBe('NOTE');
    expect(byId.size).toBe(launchChecklist.findings.length);
  });

  it('finds the placeholders that docs/going-live.md lists', async () => {
    const findings = await shop.app().services.launchChecklist.check();
    const placeholders = [
      ...findings.findings.filter(({ area }) => area === 'PLACEHOLDERS'),
      ...checkAccounts([], false),
      ...checkDepositAccounts({ open: { ...ALL_OPEN, paymentMethods: { KR: ['DEPOSIT'], US: [] } } }, 0),
    ];
    const found = placeholders.map(({ id, about }) => {
      const [, name = ''] = id.split('.');
      return `${name} ${about.replace(/#.*/, '')}`;
    });
    const document = readFileSync(new URL('../../docs/going-live.md', import.meta.url), 'utf8');
    const rows = [
      ...document.matchAll(/^\| `([\w-]+)` \| [^|]+ \| `([^`]+)` \| (?:back office|setting|commit|`run [\w-]+`) \|$/gm),
    ];
    expect(rows.map(([, name, about]) => `${name} ${about}`).sort()).toEqual([...new Set(found)].sort());
  });

  it('is shown in the language of the request', async () => {
    const admin = await addMember(shop, { role: 'ADMIN' });
    const staff = await createMemberClient(shop, admin, { language: 'en' });
    const { launchChecklist } = await staff.run(LaunchChecklist);
    const texts = launchChecklist.findings.map(({ text, advice }) => `${text} ${advice ?? ''}`);
    expect(texts.filter((text) => /[가-힣]/.test(text))).toEqual([]);
  });

  it('queries the providers once for simultaneous requests', async () => {
    // Calls the service directly: the second of two HTTP requests might arrive after the first has its response.
    const { launchChecklist } = shop.app().services;
    const [one, other] = await Promise.all([launchChecklist.check(), launchChecklist.check()]);
    expect(one).toBe(other);
    expect(await launchChecklist.check()).not.toBe(one);
  });

  it('is refused to managers', async () => {
    const manager = await createMemberClient(shop, await addMember(shop, { role: 'MANAGER' }));
    const { errors } = await manager.send({ query: print(LaunchChecklist) });
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });
});
