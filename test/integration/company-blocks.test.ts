import { randomUUID } from 'node:crypto';
import { COMPANY_PHOTO_PATH, MAXIMUM_COMPANY_BLOCKS } from '@eunbit/schema/company-block';
import { auditModel } from '@eunbit/server/modules/audit/audit.model';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import type { CompanyBlockTextInput, CreateCompanyBlockInput } from '../gql/graphql.ts';
import { addMember, createMemberClient } from '../kit/members.ts';
import { camera } from '../kit/reviews.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { expectResult } from '../kit/story.ts';
import { createTestShop, type TestShop } from '../kit/test-shop.ts';

const CompanyPage = graphql(`
  query CompanyPage {
    teamMembers { id name role text language isSample photo { url alt srcSet avifSrcSet placeholder } }
    companyPlaces { id name text address language photo { url } }
  }
`);
const CompanyBlocks = graphql(`
  query CompanyBlocks { companyBlocks { id kind version ko { name } en { name } photo { id url } } }
`);
const CreateCompanyBlock = graphql(`
  mutation CreateCompanyBlock($input: CreateCompanyBlockInput!) {
    createCompanyBlock(input: $input) {
      __typename
      ... on CompanyBlock { id version }
      ... on ValidationError { fieldErrors { path key } }
      ... on CompanyBlockError { code }
    }
  }
`);
const UpdateCompanyBlock = graphql(`
  mutation UpdateCompanyBlock($input: UpdateCompanyBlockInput!) {
    updateCompanyBlock(input: $input) {
      __typename
      ... on CompanyBlock { id version }
      ... on ValidationError { fieldErrors { path key } }
      ... on CompanyBlockError { code }
    }
  }
`);
const MoveCompanyBlock = graphql(`
  mutation MoveCompanyBlock($input: MoveCompanyBlockInput!) {
    moveCompanyBlock(input: $input) {
      __typename
      ... on CompanyBlockMoved { companyBlocks { id } }
      ... on CompanyBlockError { code }
    }
  }
`);
const DeleteCompanyBlock = graphql(`
  mutation DeleteCompanyBlock($input: DeleteCompanyBlockInput!) {
    deleteCompanyBlock(input: $input) {
      __typename
      ... on CompanyBlockDeleted { id }
      ... on CompanyBlockError { code }
    }
  }
`);

const PERSON = {
  kind: 'PERSON',
  ko: { name: '한지우', role: '생산 팀장', text: '첫 제품을 손으로 채웠습니다.' },
  en: { name: 'Jiwoo Han', role: 'Head of production', text: 'Filled the first bottles by hand.' },
} as const satisfies CreateCompanyBlockInput;
const PLACE = {
  kind: 'PLACE',
  ko: {
    name: '성수 연구소',
    text: '여기서 처방을 만듭니다.\n화요일에 문을 엽니다.',
    address: '서울 성동구 연무장길 1',
  },
} as const satisfies CreateCompanyBlockInput;
const UNKNOWN = '0123456789abcdef01234567';

let shop: TestShop;
let production: TestShop;
let staff: ShopClient;

const createManager = async (of: TestShop) => createMemberClient(of, await addMember(of, { role: 'MANAGER' }));

beforeAll(async () => {
  shop = await createTestShop({ servers: 2 });
  production = await createTestShop({ hidesSamples: true });
});
afterAll(async () => {
  await shop.close();
  await production.close();
});
beforeEach(async () => {
  await shop.renew();
  staff = await createManager(shop);
});

const create = async (input: CreateCompanyBlockInput, client = staff) =>
  (await client.run(CreateCompanyBlock, { input })).createCompanyBlock;
const add = async (input: CreateCompanyBlockInput = PERSON, client = staff) =>
  expectResult(await create(input, client), 'CompanyBlock');
const addNamed = (name: string) => add({ kind: 'PERSON', ko: { ...PERSON.ko, name } });
const update = async (id: string, version: number, ko: CompanyBlockTextInput = PERSON.ko, photoId?: string) =>
  (await staff.run(UpdateCompanyBlock, { input: { id, version, ko, photoId } })).updateCompanyBlock;
const move = async (id: string, direction: 'EARLIER' | 'LATER') =>
  (await staff.run(MoveCompanyBlock, { input: { id, direction } })).moveCompanyBlock;
const remove = async (id: string) => (await staff.run(DeleteCompanyBlock, { input: { id } })).deleteCompanyBlock;
const readPage = (language: 'ko' | 'en' = 'ko', of = shop, server = 0) =>
  of.client({ language, server }).run(CompanyPage);
const shownNames = async (server = 0) => (await readPage('ko', shop, server)).teamMembers.map(({ name }) => name);
const refusals = async (input: CreateCompanyBlockInput) =>
  expectResult(await create(input), 'ValidationError').fieldErrors.map(({ path, key }) => [path, key]);

async function sendPhoto(client: ShopClient, body: Buffer) {
  const response = await fetch(`${shop.url()}${COMPANY_PHOTO_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'image/jpeg', cookie: client.cookieHeader() },
    body: new Uint8Array(body),
  });
  const answer = (await response.json()) as { picture?: { id: string; url: string } };
  return { status: response.status, photo: answer.picture };
}

describe('people and places of the company page (STORE-20)', () => {
  it("are shown in the visitor's language, or in Korean if not translated, and state which", async () => {
    await add();
    await add(PLACE);

    await expect.poll(async () => (await readPage('en')).companyPlaces.length).toBe(1);
    const english = await readPage('en');
    expect(english.teamMembers).toMatchObject([{ ...PERSON.en, language: 'EN', photo: null, isSample: false }]);
    expect(english.companyPlaces).toMatchObject([{ ...PLACE.ko, language: 'KO' }]);
    const korean = await readPage('ko');
    expect(korean.teamMembers).toMatchObject([{ ...PERSON.ko, language: 'KO' }]);
    expect(korean.companyPlaces).toMatchObject([PLACE.ko]);
  });

  it('replace the samples from the first person on each server, until the last one is removed', async () => {
    await expect.poll(async () => (await readPage()).teamMembers.every(({ isSample }) => isSample)).toBe(true);
    const { id } = await add();

    for (const server of [0, 1]) await expect.poll(() => shownNames(server)).toEqual([PERSON.ko.name]);
    expectResult(await remove(id), 'CompanyBlockDeleted');
    await expect.poll(async () => (await readPage()).teamMembers.every(({ isSample }) => isSample)).toBe(true);
  });

  it('are shown in production without samples (STORE-19)', async () => {
    expect((await readPage('ko', production)).teamMembers).toEqual([]);
    const manager = await createManager(production);
    const { id } = await add(PERSON, manager);

    await expect
      .poll(async () => (await readPage('ko', production)).teamMembers.map(({ name }) => name))
      .toEqual([PERSON.ko.name]);
    await manager.run(DeleteCompanyBlock, { input: { id } });
    await expect.poll(async () => (await readPage('ko', production)).teamMembers).toEqual([]);
  });

  it('keep the order set by staff, and the log records who moved, wrote and removed them', async () => {
    const [first, second, third] = [await addNamed('하나'), await addNamed('둘'), await addNamed('셋')];
    await add(PLACE);

    expectResult(await move(third.id, 'EARLIER'), 'CompanyBlockMoved');
    const { companyBlocks } = expectResult(await move(first.id, 'LATER'), 'CompanyBlockMoved');
    expect(companyBlocks.slice(0, 3).map(({ id }) => id)).toEqual([third.id, first.id, second.id]);
    await expect.poll(shownNames).toEqual(['셋', '하나', '둘']);
    // At either end a block stays where it is, and nothing is logged.
    expectResult(await move(third.id, 'EARLIER'), 'CompanyBlockMoved');
    expectResult(await update(second.id, second.version, { ...PERSON.ko, name: '두리' }), 'CompanyBlock');
    expectResult(await remove(second.id), 'CompanyBlockDeleted');
    await expect.poll(shownNames).toEqual(['셋', '하나']);

    const log = await auditModel(shop.connection).find({ subject: 'COMPANY_BLOCK' }).sort({ at: 1, _id: 1 }).lean();
    expect(log.map(({ action }) => action.replace('COMPANY_BLOCK_', ''))).toEqual([
      ...['CREATED', 'CREATED', 'CREATED', 'CREATED'],
      ...['MOVED', 'MOVED', 'EDITED', 'DELETED'],
    ]);
    expect(log[4]?.changes).toEqual([{ field: 'place', before: '3', after: '2' }]);
    expect(log[6]?.changes).toEqual([{ field: 'nameKo', before: '둘', after: '두리' }]);
  });

  it('keep a consistent order if several are moved at once', async () => {
    const added = [];
    for (const name of ['하나', '둘', '셋', '넷']) added.push(await addNamed(name));

    const moved = await Promise.all(added.map(({ id }, index) => move(id, index % 2 === 0 ? 'LATER' : 'EARLIER')));

    expect(moved.map(({ __typename }) => __typename)).toEqual(added.map(() => 'CompanyBlockMoved'));
    const { companyBlocks } = await staff.run(CompanyBlocks);
    expect(new Set(companyBlocks.map(({ id }) => id))).toEqual(new Set(added.map(({ id }) => id)));
  });

  it('are limited to 24 of a kind, even if many are added at once', async () => {
    for (let count = 2; count < MAXIMUM_COMPANY_BLOCKS; count += 1) await addNamed(`사람 ${count}`);

    const last = await Promise.all(['가', '나', '다'].map((name) => create({ ...PERSON, ko: { ...PERSON.ko, name } })));

    const refused = last.filter(({ __typename }) => __typename === 'CompanyBlockError');
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatchObject({ code: 'TOO_MANY_COMPANY_BLOCKS' });
    expect((await staff.run(CompanyBlocks)).companyBlocks).toHaveLength(MAXIMUM_COMPANY_BLOCKS);
    await add(PLACE);
  });

  it('are saved once per version, and not after deletion', async () => {
    const { id, version } = await add();

    const changes = await Promise.all(['가', '나'].map((name) => update(id, version, { ...PERSON.ko, name })));

    expect(changes.map(({ __typename }) => __typename).sort()).toEqual(['CompanyBlock', 'CompanyBlockError']);
    expect(changes.find((change) => 'code' in change)).toMatchObject({ code: 'COMPANY_BLOCK_CONFLICT' });
    expectResult(await remove(id), 'CompanyBlockDeleted');
    for (const gone of [id, UNKNOWN, 'no-id']) {
      for (const answer of [await update(gone, 2), await move(gone, 'LATER'), await remove(gone)]) {
        expect(answer).toMatchObject({ code: 'COMPANY_BLOCK_NOT_FOUND' });
      }
    }
  });

  it('are added once if a request is repeated', async () => {
    const input = { ...PERSON, idempotencyKey: randomUUID() };

    const [first, second] = [await add(input), await add(input)];

    expect(second.id).toBe(first.id);
    expect((await staff.run(CompanyBlocks)).companyBlocks).toHaveLength(1);
  });

  it('report each wrong field, and require a translation to be complete or absent', async () => {
    expect(await refusals({ kind: 'PERSON', ko: { name: ' ', text: 'x'.repeat(201) } })).toEqual([
      ['ko.name', 'companyBlock.nameRequired'],
      ['ko.role', 'companyBlock.roleRequired'],
      ['ko.text', 'text.tooLong'],
    ]);
    const half = { name: 'Seongsu lab', text: '' };
    expect(await refusals({ ...PLACE, en: half })).toEqual([
      ['en.text', 'companyBlock.textRequired'],
      ['en.address', 'companyBlock.translationMissing'],
    ]);
    // Fields that the kind does not have are rejected.
    expect(await refusals({ kind: 'PERSON', ko: { ...PERSON.ko, address: PLACE.ko.address } })).toEqual([
      ['ko.address', 'input.invalid'],
    ]);
    expect(await refusals({ ...PERSON, ko: { ...PERSON.ko, text: 'a\nb' } })).toEqual([
      ['ko.text', 'text.controlCharacter'],
    ]);
    expect(await refusals({ ...PERSON, photoId: 'f'.repeat(32) })).toEqual([['photoId', 'companyBlock.photoUnknown']]);
    expect((await staff.run(CompanyBlocks)).companyBlocks).toEqual([]);
    await add({ ...PERSON, en: { name: ' ', role: '', text: '' } });
    expect((await staff.run(CompanyBlocks)).companyBlocks).toMatchObject([{ en: null }]);
  });

  it('show an uploaded photo at several widths until it is removed', async () => {
    const { status, photo } = await sendPhoto(staff, await camera(1000, 800));
    expect(status).toBe(201);
    const ko = { ...PERSON.ko, photoAlt: '작업복을 입은 한지우' };
    const { id, version } = await add({ kind: 'PERSON', ko, photoId: photo?.id ?? null });

    await expect.poll(async () => (await readPage()).teamMembers[0]?.photo?.url).toBe(photo?.url);
    const [person] = (await readPage()).teamMembers;
    expect(person?.photo).toMatchObject({ alt: ko.photoAlt, placeholder: expect.stringMatching(/^#[0-9a-f]{6}$/) });
    expect(person?.photo?.srcSet).toMatch(/ 160w, .* 800w, .* 1000w$/);
    expect(person?.photo?.avifSrcSet).toBe('');
    await shop.app().services.avifEncoding.run();
    await expect.poll(async () => (await readPage()).teamMembers[0]?.photo?.avifSrcSet).toMatch(/ 160w, .* 1000w$/);
    const avif = (await readPage()).teamMembers[0]?.photo?.avifSrcSet.split(' ')[0];
    expect((await fetch(`${shop.url()}${avif}`)).headers.get('content-type')).toBe('image/avif');
    expectResult(await update(id, version), 'CompanyBlock');
    await expect.poll(async () => (await readPage()).teamMembers[0]?.photo).toBeNull();
  });

  it('can be edited by managers and by any role with the permission', async () => {
    const role = { id: UNKNOWN, name: 'Company', permissions: ['company:write'] as const, refundLimit: null };
    const writer = await createMemberClient(shop, await addMember(shop, { role: 'STAFF', staffRole: role }));
    const other = { ...role, permissions: ['announcement:write'] as const };
    const reader = await createMemberClient(shop, await addMember(shop, { role: 'STAFF', staffRole: other }));

    await add(PERSON, writer);
    await expect(create(PERSON, reader)).rejects.toThrow('FORBIDDEN');
    await expect(reader.run(CompanyBlocks)).rejects.toThrow('FORBIDDEN');
    expect((await sendPhoto(reader, await camera(20, 20))).status).toBe(403);
    expect((await sendPhoto(shop.client(), await camera(20, 20))).status).toBe(401);
    expect((await sendPhoto(writer, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).status).toBe(415);
  });
});
