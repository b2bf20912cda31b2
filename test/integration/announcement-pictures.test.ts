import { ANNOUNCEMENT_PICTURE_PATH } from '@eunbit/schema/announcement';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { HARMFUL, HOSTILE_HTML } from '../kit/hostile-html.ts';
import { addMember, createMemberClient } from '../kit/members.ts';
import { camera } from '../kit/reviews.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const Preview = graphql(`
  query AnnouncementPreview($title: String!, $body: String!) { announcementPreview(title: $title, body: $body) { titleHtml bodyHtml } }
`);

const shop = useTestShop({ eachTest: 'renewed' });
let staff: ShopClient;
beforeEach(async () => {
  staff = await signInStaff(shop);
});

async function send(client: ShopClient, body: Buffer, contentType = 'image/jpeg') {
  const response = await fetch(`${shop.url()}${ANNOUNCEMENT_PICTURE_PATH}`, {
    method: 'POST',
    headers: { 'content-type': contentType, cookie: client.cookieHeader() },
    body: new Uint8Array(body),
  });
  const answer = (await response.json()) as { picture?: { url: string; width: number; height: number } };
  return { status: response.status, picture: answer.picture };
}

describe('a picture for an announcement (ANNOUNCEMENT-9)', () => {
  it('is re-encoded, resized, stored and shown to everybody', async () => {
    const { status, picture } = await send(staff, await camera(3200, 1600));

    expect(status).toBe(201);
    expect(picture).toMatchObject({ width: 1600, height: 800 });
    const shown = await fetch(`${shop.url()}${picture?.url}`);
    expect(shown.headers.get('content-type')).toBe('image/jpeg');
    expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).width).toBe(1600);
    const body = `<p><img src="${picture?.url}" alt="A parcel"></p>`;
    const { announcementPreview } = await staff.run(Preview, { title: 'x', body });
    expect(announcementPreview.bodyHtml).toContain(`src="${picture?.url}"`);
  });

  it('is accepted from staff only', async () => {
    const member = await createMemberClient(shop, await addMember(shop));

    expect((await send(shop.client(), await camera(20, 20))).status).toBe(401);
    expect((await send(member, await camera(20, 20))).status).toBe(403);
  });

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'image/svg+xml', 415],
    ['a page that says it is a picture', Buffer.from('<html><script>alert(1)</script>'), 'image/png', 415],
    ['thirty megabytes', Buffer.alloc(30 * 1024 * 1024, 0xff), 'image/jpeg', 413],
  ])('is rejected if it is %s', async (_what, body, contentType, status) => {
    // The server may close the connection before the whole body of a request that is too large has been sent.
    const answered = await send(staff, body, contentType).catch(() => ({ status }));
    expect(answered.status).toBe(status);
  });
});

describe('the preview of an announcement', () => {
  it('shows the sanitised HTML that readers would see', async () => {
    // No browser sends NUL; the API refuses it in every query.
    for (const html of HOSTILE_HTML.filter((text) => !text.includes('\0'))) {
      const { announcementPreview } = await staff.run(Preview, { title: html, body: html });
      expect(`${announcementPreview.titleHtml}${announcementPreview.bodyHtml}`).not.toMatch(HARMFUL);
    }
  });
});
