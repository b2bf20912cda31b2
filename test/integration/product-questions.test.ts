import { userModel } from '@eunbit/server/modules/account/user.model';
import { auditModel } from '@eunbit/server/modules/audit/audit.model';
import { emailModel } from '@eunbit/server/modules/email/email.model';
import { productQuestionModel } from '@eunbit/server/modules/product-question/product-question.model';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DeleteAccount } from '../kit/account-operations.ts';
import { waitForEmail } from '../kit/emails.ts';
import { addMember, createMemberClient } from '../kit/members.ts';
import {
  AnswerProductQuestion,
  CreateProductQuestion,
  DeleteProductQuestion,
  HideProductQuestion,
  ModeratedProductQuestions,
  MyProductQuestions,
  ProductQuestions,
  UpdateProductQuestion,
} from '../kit/product-questions.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { stopClock } from '../kit/stopped-clock.ts';
import { expectResult, signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const EMAIL = 'mina.lee@example.com';

const shop = useTestShop({ eachTest: 'renewed' });
let wipe: string;
let author: ShopClient;

beforeAll(async () => {
  wipe = shop.productId('wipe');
});
beforeEach(async () => {
  author = await createMemberClient(shop, await addMember(shop, { email: EMAIL }));
});

const draft = (change: object = {}) => ({
  market: 'KR' as const,
  productId: wipe,
  text: 'How long do they last?',
  isSecret: false,
  ...change,
});

async function ask(change: object = {}, client = author) {
  return (await client.run(CreateProductQuestion, { input: draft(change) })).createProductQuestion;
}

async function asked(change: object = {}, client = author) {
  return expectResult(await ask(change, client), 'ProductQuestionSaved').question;
}

async function list(variables: object = {}, client = shop.client({ market: 'KR' })) {
  return (await client.run(ProductQuestions, { slug: 'wipe', ...variables })).productQuestions;
}

async function answer(id: string, version = 1, text = 'Three months once opened.') {
  const staff = await signInStaff(shop);
  return (await staff.run(AnswerProductQuestion, { input: { id, version, text } })).answerProductQuestion;
}

async function hide(id: string, version: number, reason: string | null) {
  const staff = await signInStaff(shop);
  return (await staff.run(HideProductQuestion, { input: { id, version, reason } })).hideProductQuestion;
}

const texts = ({ nodes }: Awaited<ReturnType<typeof list>>) => nodes.map(({ text }) => text);

describe('a question about a product', () => {
  it('is shown to everybody, its author masked, without email or account', async () => {
    expect(await asked()).toMatchObject({
      authorName: 'mina****',
      viewerIsAuthor: true,
      isAnswered: false,
      answer: null,
    });

    const shown = await list();
    expect(shown).toMatchObject({ totalCount: 1, nodes: [{ text: 'How long do they last?', viewerIsAuthor: false }] });
    expect(JSON.stringify(shown)).not.toContain('lee@');
  });

  it('requires a signed-in author who is not blocked (QUESTION-1)', async () => {
    const { id } = await asked();
    await userModel(shop.connection).updateOne({ email: EMAIL }, { $set: { blocked: true } });
    const tries = [
      `createProductQuestion(input: { market: KR, productId: "${wipe}", text: "Hello there", isSecret: false })`,
      `updateProductQuestion(input: { id: "${id}", text: "Hello there", isSecret: false })`,
      `deleteProductQuestion(input: { id: "${id}" })`,
    ];
    for (const attempt of tries) {
      const query = `mutation { ${attempt} { __typename } }`;
      expect((await shop.client().send({ query })).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
      expect((await author.send({ query })).errors[0]?.extensions.code).toBe('FORBIDDEN');
    }
    expect(texts(await list())).toEqual(['How long do they last?']);
  });

  it.each([
    ['four characters', ' Hey? ', 'question.short'],
    ['too many characters', 'x'.repeat(1001), 'text.tooLong'],
    ['a control character', 'What is\u0000 this?', 'text.controlCharacter'],
  ])('is rejected with %s, and nothing is saved (QUESTION-2)', async (_, text, key) => {
    expect(expectResult(await ask({ text }), 'ValidationError').fieldErrors).toEqual([{ path: 'text', key }]);
    expect(await productQuestionModel(shop.connection).countDocuments()).toBe(0);
  });

  it('is returned as plain text, including scripts and operators', async () => {
    const text = '<img src=x onerror=alert(1)> {{7*7}} $where __proto__\nsecond line';
    expect((await asked({ text })).text).toBe(text);
  });

  it('is refused for a product that is not sold', async () => {
    for (const productId of ['x', '0'.repeat(24), '{"$ne":null}']) {
      expect(expectResult(await ask({ productId }), 'ProductQuestionError').code).toBe('PRODUCT_NOT_FOUND');
    }
  });

  it('is saved once if the answer was lost and the page repeats it', async () => {
    const idempotencyKey = '4e1b0a57-3c9d-4f6e-8a2b-1d0c9e8f7a6b';
    const [first, again] = [await asked({ idempotencyKey }), await asked({ idempotencyKey })];
    expect(again.id).toBe(first.id);
    expect(await productQuestionModel(shop.connection).countDocuments()).toBe(1);
  });

  it('belongs to the store where it was asked', async () => {
    await asked({ market: 'US' });
    expect((await list()).totalCount).toBe(0);
    expect((await list({}, shop.client({ market: 'US' }))).totalCount).toBe(1);
  });

  it('may be asked ten times an hour (QUESTION-5)', async () => {
    stopClock();
    for (let count = 0; count < 10; count += 1) await asked({ text: `Question ${count}` });
    expect(expectResult(await ask(), 'ProductQuestionError').code).toBe('TOO_MANY_REQUESTS');
  });
});

describe('the author of a question', () => {
  it('can edit it until staff answer it, and delete it at any time (QUESTION-4)', async () => {
    const { id } = await asked();
    const edit = async () =>
      (await author.run(UpdateProductQuestion, { input: { id, text: 'And in the car?', isSecret: true } }))
        .updateProductQuestion;
    expect(expectResult(await edit(), 'ProductQuestionSaved').question).toMatchObject({
      text: 'And in the car?',
      isSecret: true,
      isEdited: true,
    });
    expectResult(await answer(id, 2), 'ProductQuestionModerated');

    expect(expectResult(await edit(), 'ProductQuestionError').code).toBe('QUESTION_ANSWERED');
    expectResult((await author.run(DeleteProductQuestion, { id })).deleteProductQuestion, 'ProductQuestionDeleted');
    await expect.poll(async () => (await list()).totalCount).toBe(0);
  });

  it("is the only one who may: others learn nothing of somebody else's question (QUESTION-4)", async () => {
    const { id } = await asked();
    const other = await createMemberClient(shop, await addMember(shop));
    for (const tried of [id, '0'.repeat(24), 'x']) {
      const input = { id: tried, text: 'Now it is mine', isSecret: false };
      const { updateProductQuestion } = await other.run(UpdateProductQuestion, { input });
      const { deleteProductQuestion } = await other.run(DeleteProductQuestion, { id: tried });
      expect(expectResult(updateProductQuestion, 'ProductQuestionError').code).toBe('QUESTION_NOT_FOUND');
      expect(expectResult(deleteProductQuestion, 'ProductQuestionError').code).toBe('QUESTION_NOT_FOUND');
    }
    expect(texts(await list())).toEqual(['How long do they last?']);
  });

  it('sees all own questions in the account, of both stores and with their answers (QUESTION-6)', async () => {
    const { id } = await asked({ isSecret: true });
    await asked({ market: 'US', text: 'And in the US?' });
    await answer(id);

    const { myProductQuestions } = await author.run(MyProductQuestions);
    expect(myProductQuestions.nodes).toMatchObject([
      { text: 'And in the US?', answer: null, product: { slug: 'wipe' } },
      { text: 'How long do they last?', answer: { text: 'Three months once opened.' } },
    ]);
  });

  it('has the questions and their emails deleted with the account (QUESTION-10)', async () => {
    const { id } = await asked();
    await answer(id);
    const { deleteAccount } = await author.run(DeleteAccount, { input: { password: 'silver-light' } });

    expectResult(deleteAccount, 'AccountDeleted');
    expect(await productQuestionModel(shop.connection).countDocuments()).toBe(0);
    expect(await emailModel(shop.connection).countDocuments({ kind: 'QUESTION_ANSWERED' })).toBe(0);
  });
});

describe('the questions of a product', () => {
  it('are listed ten a page, newest first (QUESTION-6)', async () => {
    const second = await createMemberClient(shop, await addMember(shop));
    for (let count = 1; count <= 12; count += 1) await asked({ text: `No. ${count} ?` }, count <= 6 ? author : second);

    const first = await list();
    expect([first.totalCount, first.pageCount, first.nodes.length]).toEqual([12, 2, 10]);
    expect(first.nodes[0]?.text).toBe('No. 12 ?');
    expect(texts(await list({ page: 2 }))).toEqual(['No. 2 ?', 'No. 1 ?']);
  });

  it('can be filtered by answered, own and words, as literal text (QUESTION-6)', async () => {
    const { id } = await asked({ text: 'Is it 100% (really) free of alcohol?' });
    await asked({ text: '아기에게도 괜찮나요?' }, await createMemberClient(shop, await addMember(shop)));
    await answer(id, 1, 'It holds no ethanol.');

    expect(texts(await list({ filter: 'ANSWERED' }))).toEqual(['Is it 100% (really) free of alcohol?']);
    expect((await list({ filter: 'MINE' }, author)).totalCount).toBe(1);
    expect((await list({ filter: 'MINE' })).totalCount).toBe(0);
    expect((await list({ search: '아기' })).totalCount).toBe(1);
    expect((await list({ search: 'ALCOHOL ethanol' })).totalCount).toBe(1);
    expect((await list({ search: '(really)' })).totalCount).toBe(1);
    for (const search of ['.*', '(x', '$ne', 'a|b', 'alcohol 아기'])
      expect((await list({ search })).totalCount).toBe(0);
  });

  it('are empty for an unknown product', async () => {
    expect((await list({ slug: '{"$ne":null}' })).totalCount).toBe(0);
  });
});

describe('staff', () => {
  it('can answer a question: it is shown below, and the author is emailed in its language (QUESTION-7)', async () => {
    const korean = await createMemberClient(shop, await addMember(shop, { email: 'hana@example.com' }), {
      language: 'ko',
    });
    const { id } = await asked({ text: '개봉 후 얼마나 쓸 수 있나요?' }, korean);
    expectResult(await answer(id, 1, '3개월 안에 사용해 주세요.'), 'ProductQuestionModerated');

    await expect.poll(async () => (await list()).nodes[0]?.answer?.text).toBe('3개월 안에 사용해 주세요.');
    const email = await waitForEmail(shop, { to: 'hana@example.com', kind: 'QUESTION_ANSWERED' });
    expect(email.subject).toContain('상품문의에 답변드립니다');
    expect(email.text).toContain('3개월 안에 사용해 주세요.');
    expect(email.text).toContain('/product/wipe');
    expect(email.text).toContain('#questions');
  });

  it('can change an answer without another email, and each change is in the activity log (QUESTION-7)', async () => {
    const { id } = await asked();
    await answer(id);
    expectResult(await answer(id, 2, 'Four months.'), 'ProductQuestionModerated');

    expect(await emailModel(shop.connection).countDocuments({ kind: 'QUESTION_ANSWERED' })).toBe(1);
    const entries = await auditModel(shop.connection).find({ subjectId: id }).sort({ at: 1 }).lean();
    expect(entries.map(({ action }) => action)).toEqual(['QUESTION_ANSWERED', 'QUESTION_ANSWERED']);
    expect(JSON.stringify(entries[1])).toContain('Four months.');
  });

  it('find unanswered questions, which count as open work (QUESTION-9)', async () => {
    const { id } = await asked();
    await asked({ text: 'May I keep it in the car?' });
    await answer(id);
    const staff = await signInStaff(shop);

    const { moderatedProductQuestions } = await staff.run(ModeratedProductQuestions, { queue: 'UNANSWERED' });
    expect(moderatedProductQuestions).toMatchObject({
      totalCount: 1,
      nodes: [{ author: { email: EMAIL }, question: { text: 'May I keep it in the car?' } }],
    });
    const answerOf = (await staff.send({ query: '{ workToDo { kind market count } }' })) as {
      data: { workToDo: { kind: string; market: string; count: number }[] };
    };
    const work = answerOf.data.workToDo.filter(({ kind }) => kind === 'QUESTIONS');
    expect(work.map(({ market, count }) => `${market} ${count}`).sort()).toEqual(['KR 1', 'US 0']);
  });

  it('can hide a question with an internal reason, and show it again (QUESTION-9)', async () => {
    const { id } = await asked();
    const hidden = expectResult(await hide(id, 1, 'A phone number in it'), 'ProductQuestionModerated').moderated;
    expect(hidden.hidingReason).toBe('A phone number in it');

    await expect.poll(async () => (await list()).totalCount).toBe(0);
    expect((await list({}, author)).totalCount).toBe(0);
    const mine = (await author.run(MyProductQuestions)).myProductQuestions;
    expect(mine.nodes).toMatchObject([{ isHidden: true, text: 'How long do they last?' }]);
    expect(JSON.stringify(mine)).not.toContain('phone number');
    expectResult(await hide(id, hidden.version, null), 'ProductQuestionModerated');
    await expect.poll(async () => (await list()).totalCount).toBe(1);
  });

  it.each([
    ['an empty answer', () => answer('0'.repeat(24), 1, ' '), 'question.answerRequired'],
    ['an answer that is too long', () => answer('0'.repeat(24), 1, 'x'.repeat(2001)), 'text.tooLong'],
    ['an empty reason', () => hide('0'.repeat(24), 1, ''), 'question.reasonRequired'],
  ])('are refused %s (QUESTION-8)', async (_, attempt, key) => {
    expect(expectResult(await attempt(), 'ValidationError').fieldErrors).toMatchObject([{ key }]);
  });

  it.each(['x', '0'.repeat(24)])('get an error for the unknown question %s', async (id) => {
    expect(expectResult(await answer(id), 'ProductQuestionError').code).toBe('QUESTION_NOT_FOUND');
    expect(expectResult(await hide(id, 1, 'why'), 'ProductQuestionError').code).toBe('QUESTION_NOT_FOUND');
  });
});
