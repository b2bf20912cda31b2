import { announcementModel } from '@eunbit/server/modules/announcement/announcement.model';
import { beforeEach, describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { HARMFUL, HOSTILE_HTML } from '../kit/hostile-html.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { stopClock } from '../kit/stopped-clock.ts';
import { expectResult, signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const CreateAnnouncement = graphql(`
  mutation CreateAnnouncement($input: CreateAnnouncementInput!) {
    createAnnouncement(input: $input) {
      __typename
      ... on StaffAnnouncement { id number titleKo bodyKo publishedAt }
      ... on ValidationError { fieldErrors { path key } }
      ... on UserError { message }
      ... on AnnouncementError { code }
    }
  }
`);
const UpdateAnnouncement = graphql(`
  mutation UpdateAnnouncement($input: UpdateAnnouncementInput!) {
    updateAnnouncement(input: $input) {
      __typename
      ... on StaffAnnouncement { number titleKo }
      ... on UserError { message }
      ... on AnnouncementError { code }
    }
  }
`);
const DeleteAnnouncement = graphql(`
  mutation DeleteAnnouncement($id: ID!) {
    deleteAnnouncement(input: { id: $id }) { __typename ... on AnnouncementError { code } }
  }
`);
const Board = graphql(`
  query Board($page: Int) {
    announcements(page: $page) { totalCount page pageCount nodes { id number isPinned title titleHtml author views } }
  }
`);
const OneAnnouncement = graphql(
  `query OneAnnouncement($id: ID!) { announcement(id: $id) { title titleHtml language bodyHtml views } }`,
);
const CountView = graphql(`
  mutation CountView($id: ID!) { recordAnnouncementView(input: { id: $id }) { views } }
`);

const shop = useTestShop({ eachTest: 'renewed' });
let staff: ShopClient;

beforeEach(async () => {
  staff = await signInStaff(shop);
});

const ANNOUNCEMENT = { titleKo: '배송 안내', bodyKo: '<p>내일 보냅니다.</p>', publishedAt: '2026-01-01T00:00:00Z' };

async function create(change: object = {}, client = staff) {
  return (await client.run(CreateAnnouncement, { input: { ...ANNOUNCEMENT, ...change } })).createAnnouncement;
}
const created = async (change: object = {}) => expectResult(await create(change), 'StaffAnnouncement');
const board = async (page = 1, client = shop.client()) => (await client.run(Board, { page })).announcements;
const read = async (id: string, client = shop.client()) => (await client.run(OneAnnouncement, { id })).announcement;
const open = async (id: string, client: ShopClient) =>
  (await client.run(CountView, { id })).recordAnnouncementView?.views;

describe('the notice board', () => {
  it('lists pinned announcements first, then the newest, ten a page, with fixed numbers (ANNOUNCEMENT-1)', async () => {
    for (let day = 1; day <= 11; day += 1) {
      await created({ titleKo: `공지 ${day}`, publishedAt: `2026-01-${String(day).padStart(2, '0')}T00:00:00Z` });
    }
    await created({ titleKo: '중요', isPinned: true, publishedAt: '2025-01-01T00:00:00Z' });

    const first = await board();
    expect([first.totalCount, first.pageCount, first.nodes.length]).toEqual([12, 2, 10]);
    expect(first.nodes.slice(0, 2)).toMatchObject([
      { title: '중요', number: 12, author: '은빛' },
      { title: '공지 11', number: 11 },
    ]);
    expect((await board(2)).nodes.map(({ title }) => title)).toEqual(['공지 2', '공지 1']);
  });

  it('neither lists nor opens drafts and scheduled announcements (ANNOUNCEMENT-2)', async () => {
    const draft = await created({ publishedAt: null });
    const later = await created({ publishedAt: '2999-01-01T00:00:00Z' });

    expect((await board()).totalCount).toBe(0);
    expect([await read(draft.id), await read(later.id), await read('x'), await read('0'.repeat(24))]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('shows English if an announcement is translated, or else Korean, and states which (ANNOUNCEMENT-3)', async () => {
    const korean = await created();
    const both = await created({ titleEn: 'Delivery', bodyEn: '<p>Tomorrow.</p>' });
    const english = shop.client({ language: 'en' });

    expect(await read(korean.id, english)).toMatchObject({ title: '배송 안내', language: 'KO' });
    expect(await read(both.id, english)).toMatchObject({
      title: 'Delivery',
      bodyHtml: '<p>Tomorrow.</p>',
      language: 'EN',
    });
    expect(await read(both.id, shop.client({ language: 'ko' }))).toMatchObject({ title: '배송 안내', language: 'KO' });
  });

  it('never gives two announcements the same number, even if many are written at once (ANNOUNCEMENT-5)', async () => {
    const written = await Promise.all(Array.from({ length: 6 }, () => created()));

    expect(written.map(({ number }) => number).sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe('staff', () => {
  it('change and delete an announcement, which keeps its number', async () => {
    const { id, number } = await created();
    const edited = (await staff.run(UpdateAnnouncement, { input: { ...ANNOUNCEMENT, id, titleKo: '고침' } }))
      .updateAnnouncement;
    expect(expectResult(edited, 'StaffAnnouncement')).toEqual({
      __typename: 'StaffAnnouncement',
      number,
      titleKo: '고침',
    });

    expect((await staff.run(DeleteAnnouncement, { id })).deleteAnnouncement.__typename).toBe('AnnouncementDeleted');
    expect(
      expectResult((await staff.run(DeleteAnnouncement, { id })).deleteAnnouncement, 'AnnouncementError').code,
    ).toBe('ANNOUNCEMENT_NOT_FOUND');
    const gone = (await staff.run(UpdateAnnouncement, { input: { ...ANNOUNCEMENT, id } })).updateAnnouncement;
    expect(expectResult(gone, 'AnnouncementError').code).toBe('ANNOUNCEMENT_NOT_FOUND');
  });

  it('get an error for each missing part of an announcement (ANNOUNCEMENT-3)', async () => {
    const refused = expectResult(
      await create({ titleKo: '<b> </b>', bodyKo: '<script>x</script>' }),
      'ValidationError',
    );
    expect(refused.fieldErrors).toEqual([
      { path: 'titleKo', key: 'announcement.titleRequired' },
      { path: 'bodyKo', key: 'announcement.bodyRequired' },
    ]);
    const half = expectResult(await create({ titleEn: 'Only a title' }), 'ValidationError');
    expect(half.fieldErrors).toEqual([{ path: 'bodyEn', key: 'announcement.bodyRequired' }]);
  });
});

describe('an announcement with hostile HTML (ANNOUNCEMENT-7)', () => {
  it('is sanitised in the database and when it is read', async () => {
    const { id } = await created({ titleKo: `제목 ${HOSTILE_HTML[3]}`, bodyKo: `<p>글</p>${HOSTILE_HTML.join('\n')}` });

    const [stored] = await announcementModel(shop.connection).find().lean();
    expect(`${stored?.title.ko}${stored?.body.ko}`).not.toMatch(HARMFUL);
    const shown = await read(id);
    expect(`${shown?.titleHtml}${shown?.bodyHtml}`).not.toMatch(HARMFUL);
    expect(shown?.bodyHtml).toContain('<p>글</p>');
  });

  it('is sanitised when read, even if it reached the database another way', async () => {
    const { id } = await created();
    const title = { ko: '<b onmouseover=alert(1)>x</b><svg onload=alert(1)>', en: null };
    await announcementModel(shop.connection).updateOne(
      { _id: id },
      { $set: { title, body: { ko: HOSTILE_HTML.join(''), en: null } } },
    );

    const shown = await read(id);
    expect(`${shown?.titleHtml}${shown?.bodyHtml}`).not.toMatch(HARMFUL);
  });
});

describe('the views of an announcement', () => {
  it('start at one and count each browser once, even with two visits or two tabs (ANNOUNCEMENT-6)', async () => {
    stopClock();
    const { id } = await created();
    const [first, second] = [await signInStaff(shop), shop.client()];

    await Promise.all([open(id, first), open(id, first)]);
    expect(await open(id, first)).toBe(2);
    expect(await open(id, second)).toBe(3);
    expect((await board()).nodes).toMatchObject([{ views: 3 }]);
  });

  it('do not grow when it is only read or when an unknown announcement is opened', async () => {
    const { id } = await created();
    await read(id);

    expect((await read(id))?.views).toBe(1);
    expect(await open('0'.repeat(24), shop.client())).toBeUndefined();
  });
});
