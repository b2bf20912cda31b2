import { auditModel } from '@eunbit/server/modules/audit/audit.model';
import { emailModel } from '@eunbit/server/modules/email/email.model';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitForEmail } from '../kit/emails.ts';
import { addMember, createMemberClient } from '../kit/members.ts';
import {
  AnswerProductQuestion,
  CreateProductQuestion,
  ModeratedProductQuestionChanged,
  ModeratedProductQuestions,
  ProductQuestions,
  ProductQuestionsChanged,
} from '../kit/product-questions.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { expectResult, signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const EMAIL = 'mina.lee@example.com';
const QUESTION = 'Is it safe with my eczema?';
const ANSWER = 'Please ask your dermatologist first.';

const shop = useTestShop({ eachTest: 'renewed', servers: 2 });
let wipe: string;
let author: ShopClient;
let staff: ShopClient;

beforeAll(async () => {
  wipe = shop.productId('wipe');
});
beforeEach(async () => {
  author = await createMemberClient(shop, await addMember(shop, { email: EMAIL }));
  staff = await signInStaff(shop);
});

async function askSecretly(): Promise<string> {
  const input = { market: 'KR' as const, productId: wipe, text: QUESTION, isSecret: true };
  return expectResult(
    (await author.run(CreateProductQuestion, { input })).createProductQuestion,
    'ProductQuestionSaved',
  ).question.id;
}

async function answer(id: string, version = 1, client = staff) {
  return (await client.run(AnswerProductQuestion, { input: { id, version, text: ANSWER } })).answerProductQuestion;
}

const list = async (client: ShopClient, variables: object = {}) =>
  (await client.run(ProductQuestions, { slug: 'wipe', ...variables })).productQuestions;

const staffOf = async (...permissions: ('question:answer' | 'request:answer' | 'email:read')[]) =>
  createMemberClient(
    shop,
    await addMember(shop, { role: 'STAFF', staffRole: { id: 'role', name: 'Role', permissions, refundLimit: null } }),
  );

describe('a secret question (QUESTION-3)', () => {
  it('shows others a masked name, its date and state, but neither question nor answer', async () => {
    await answer(await askSecretly());
    const others = [
      shop.client({ market: 'KR' }),
      await createMemberClient(shop, await addMember(shop)),
      await staffOf('request:answer'),
    ];

    for (const other of others) {
      await expect
        .poll(() => list(other))
        .toMatchObject({
          nodes: [{ authorName: 'mina****', text: null, answer: null, isSecret: true, isAnswered: true }],
        });
    }
  });

  it('is readable for its author and for staff with the permission', async () => {
    await answer(await askSecretly());
    for (const reader of [author, staff, await staffOf('question:answer')]) {
      expect((await list(reader)).nodes).toMatchObject([{ text: QUESTION, answer: { text: ANSWER } }]);
    }
  });

  it('cannot be searched, nor its answer, by anybody who may not read it', async () => {
    await answer(await askSecretly());
    const other = await createMemberClient(shop, await addMember(shop));
    for (const search of ['eczema', 'dermatologist']) {
      expect((await list(shop.client({ market: 'KR' }), { search })).totalCount).toBe(0);
      expect((await list(other, { search })).totalCount).toBe(0);
      expect((await list(author, { search })).totalCount).toBe(1);
    }
  });

  it('is not in the cached answers for guests, even if its author asks first', async () => {
    await askSecretly();
    await list(author);
    const [first, again] = [await list(shop.client({ market: 'KR' })), await list(shop.client({ market: 'KR' }))];
    expect(JSON.stringify([first, again])).not.toContain('eczema');
  });

  it('notifies open pages only that something changed', async () => {
    const events = shop.client({ server: 1 }).subscribe(ProductQuestionsChanged, { productId: wipe, market: 'KR' });
    await vi.waitFor(() => expect(shop.app(1).services.live.subscribers).toBe(1));
    const id = await askSecretly();
    expect(await events.next()).toEqual({ productQuestionsChanged: { productId: wipe, market: 'KR' } });
    await answer(id);
    expect(await events.next()).toEqual({ productQuestionsChanged: { productId: wipe, market: 'KR' } });
    await events.stop();
  });

  it('is published live to back offices, and customers may not subscribe there', async () => {
    const stranger = shop.client().subscribe(ModeratedProductQuestionChanged, { market: 'KR' });
    await expect(stranger.next()).rejects.toThrow();
    const staff = await signInStaff(shop, 1);
    const { live } = shop.app(1).services;
    const before = live.subscribers;
    const events = staff.subscribe(ModeratedProductQuestionChanged, { market: 'KR' });
    await vi.waitFor(() => expect(live.subscribers).toBe(before + 2));
    await askSecretly();
    expect((await events.next()).moderatedProductQuestionChanged.question.text).toBe(QUESTION);
    await events.stop();
  });

  it('is hidden in the staff queue without the permission', async () => {
    await askSecretly();
    const query = '{ moderatedProductQuestions { totalCount nodes { question { text } } } }';
    for (const caller of [author, await staffOf('request:answer')]) {
      expect((await caller.send({ query })).errors[0]?.extensions.code).toBe('FORBIDDEN');
    }
    const allowed = await (await staffOf('question:answer')).run(ModeratedProductQuestions, { queue: 'ALL' });
    expect(allowed.moderatedProductQuestions.nodes[0]?.question.text).toBe(QUESTION);
  });

  it('is emailed to its author, but its text is neither in the email log nor in the audit log', async () => {
    const id = await askSecretly();
    await answer(id);
    const email = await waitForEmail(shop, { to: EMAIL, kind: 'QUESTION_ANSWERED' });
    expect(email.text).toContain(ANSWER);
    expect(email.subject).not.toContain('eczema');

    const sent = await emailModel(shop.connection).findOne({ kind: 'QUESTION_ANSWERED' }).lean();
    const query = `{ email(id: "${sent?._id}") { subject contents { subject html text } } }`;
    const logged = JSON.stringify(await (await staffOf('email:read')).send({ query }));
    expect(logged).toContain('secret question');
    for (const word of ['eczema', 'dermatologist']) {
      expect(logged).not.toContain(word);
      expect(JSON.stringify(await auditModel(shop.connection).find({ subjectId: id }).lean())).not.toContain(word);
    }
  });
});

describe('two members of staff who answer one question at once', () => {
  it('leave one answer and one email, and the slower one gets an error (QUESTION-8)', async () => {
    const id = await askSecretly();
    const colleague = await signInStaff(shop, 1);

    const outcomes = await Promise.all([answer(id), answer(id, 1, colleague)]);

    expect(outcomes.map(({ __typename }) => __typename).sort()).toEqual([
      'ProductQuestionError',
      'ProductQuestionModerated',
    ]);
    expect(outcomes.find((outcome) => outcome.__typename === 'ProductQuestionError')).toMatchObject({
      code: 'QUESTION_CONFLICT',
    });
    expect(await emailModel(shop.connection).countDocuments({ kind: 'QUESTION_ANSWERED' })).toBe(1);
  });
});
