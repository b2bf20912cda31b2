import { randomUUID } from 'node:crypto';
import { auditModel } from '@eunbit/server/modules/audit/audit.model';
import { emailModel } from '@eunbit/server/modules/email/email.model';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { beforeEach, describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import type { SendComposedEmailInput } from '../gql/graphql.ts';
import { DeleteAccount } from '../kit/account-operations.ts';
import { waitForEmail } from '../kit/emails.ts';
import { addMember, createMemberClient, type Member } from '../kit/members.ts';
import { writeOrder } from '../kit/orders.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { stopClock } from '../kit/stopped-clock.ts';
import { expectResult } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const EmailTemplates = graphql(`
  query EmailTemplates { emailTemplates { id name version ko { subject text } en { subject text } } }
`);
const CreateEmailTemplate = graphql(`
  mutation CreateEmailTemplate($input: CreateEmailTemplateInput!) {
    createEmailTemplate(input: $input) {
      __typename
      ... on EmailTemplate { id name version }
      ... on ValidationError { fieldErrors { path key message } }
      ... on EmailTemplateError { code }
    }
  }
`);
const UpdateEmailTemplate = graphql(`
  mutation UpdateEmailTemplate($input: UpdateEmailTemplateInput!) {
    updateEmailTemplate(input: $input) {
      __typename
      ... on EmailTemplate { id name version }
      ... on ValidationError { fieldErrors { path key } }
      ... on EmailTemplateError { code }
    }
  }
`);
const DeleteEmailTemplate = graphql(`
  mutation DeleteEmailTemplate($input: DeleteEmailTemplateInput!) {
    deleteEmailTemplate(input: $input) {
      __typename
      ... on EmailTemplateDeleted { id }
      ... on EmailTemplateError { code }
    }
  }
`);
const ComposedEmailPreview = graphql(`
  query ComposedEmailPreview($input: ComposedEmailPreviewInput!) {
    composedEmailPreview(input: $input) {
      __typename
      ... on EmailPreview { to language contents { subject html text } }
      ... on ValidationError { fieldErrors { path key message } }
      ... on ComposedEmailError { code }
    }
  }
`);
const SendComposedEmail = graphql(`
  mutation SendComposedEmail($input: SendComposedEmailInput!) {
    sendComposedEmail(input: $input) {
      __typename
      ... on Email { id kind to language status }
      ... on ValidationError { fieldErrors { path key message } }
      ... on ComposedEmailError { code }
    }
  }
`);
const EmailsOfOrder = graphql(`
  query EmailsOfOrder($number: String!, $id: ID!) {
    orderStaffDetails(number: $number) { emails { id kind to status } }
    email(id: $id) { contents { subject text } }
  }
`);

const NUMBER = 'EB-260301-0000CE01';
const DRAFT = {
  orderNumber: NUMBER,
  language: 'KO',
  subject: '[은빛] {orderNumber} 안내',
  text: '{name} 님, {total} 주문을 준비하고 있습니다.',
} as const;
const TEMPLATE = {
  name: '발송 지연',
  ko: { subject: '[은빛] {orderNumber}', text: '{name} 님, 죄송합니다.' },
  en: { subject: '[Eunbit] {orderNumber}', text: 'Hi {name}, we are sorry.' },
};

const shop = useTestShop({ eachTest: 'renewed', servers: 2 });
let mina: ShopClient;
let minaAccount: Member;

beforeEach(async () => {
  minaAccount = await addMember(shop, { role: 'MANAGER' });
  mina = await createMemberClient(shop, minaAccount);
  await writeOrder(shop, { number: NUMBER });
});

const create = async (input: object = {}, client = mina) =>
  (await client.run(CreateEmailTemplate, { input: { ...TEMPLATE, ...input } })).createEmailTemplate;
const preview = async (input: object = {}) =>
  (await mina.run(ComposedEmailPreview, { input: { ...DRAFT, ...input } })).composedEmailPreview;
const send = async (input: Partial<SendComposedEmailInput> = {}, client = mina) =>
  (await client.run(SendComposedEmail, { input: { ...DRAFT, ...input } })).sendComposedEmail;
const emails = () => emailModel(shop.connection).find({ 'refs.orderNumber': NUMBER }).lean();
const actions = async (subject: 'ORDER' | 'EMAIL_TEMPLATE') =>
  (await auditModel(shop.connection).find({ subject }).sort({ at: 1 }).lean()).map(({ action }) => action);

describe('email templates (COLLABORATION-8)', () => {
  it('are written in both languages, sorted by name, changed and deleted, and the log records by whom', async () => {
    const emailTemplate = expectResult(await create({ name: ' 주소  확인 ' }), 'EmailTemplate');
    expectResult(await create(), 'EmailTemplate');
    const { id, version } = emailTemplate;
    const changed = { ...TEMPLATE, id, version, name: '주소 문의' };
    const { updateEmailTemplate } = await mina.run(UpdateEmailTemplate, { input: changed });

    expectResult(updateEmailTemplate, 'EmailTemplate');
    const { emailTemplates } = await mina.run(EmailTemplates);
    expect(emailTemplates.map(({ name }) => name)).toEqual(['발송 지연', '주소 문의']);
    expect(emailTemplates[1]).toMatchObject({ ko: TEMPLATE.ko, en: TEMPLATE.en });
    const { deleteEmailTemplate } = await mina.run(DeleteEmailTemplate, { input: { id } });
    expect(expectResult(deleteEmailTemplate, 'EmailTemplateDeleted').id).toBe(id);
    expect(await actions('EMAIL_TEMPLATE')).toEqual([
      'EMAIL_TEMPLATE_CREATED',
      'EMAIL_TEMPLATE_CREATED',
      'EMAIL_TEMPLATE_EDITED',
      'EMAIL_TEMPLATE_DELETED',
    ]);
  });

  it('accept only known placeholders, and report each other wrong field', async () => {
    const refused = expectResult(
      await create({
        name: ' ',
        ko: { subject: '{이름}', text: '{{name}} {total}' },
        en: { subject: 'Hi', text: '{nmae}' },
      }),
      'ValidationError',
    );

    expect(refused.fieldErrors.map(({ path, key }) => [path, key])).toEqual([
      ['name', 'emailTemplate.nameRequired'],
      ['ko.subject', 'emailTemplate.unknownPlaceholder'],
      ['en.text', 'emailTemplate.unknownPlaceholder'],
    ]);
    expect(refused.fieldErrors[1]?.message).toContain('{이름}');
    expect(refused.fieldErrors[2]?.message).toContain('{nmae}');
    expect((await mina.run(EmailTemplates)).emailTemplates).toEqual([]);
  });

  it('are saved once per name and per version if two write at once', async () => {
    const both = await Promise.all([create(), create({ name: '발송  지연' })]);
    const saved = both.filter(({ __typename }) => __typename === 'EmailTemplate');
    expect(saved).toHaveLength(1);
    const emailTemplate = expectResult(saved[0] ?? both[0], 'EmailTemplate');
    const { id, version } = emailTemplate;

    const changes = await Promise.all(
      ['하나', '둘'].map((name) => mina.run(UpdateEmailTemplate, { input: { ...TEMPLATE, id, version, name } })),
    );

    expect(changes.map(({ updateEmailTemplate: { __typename } }) => __typename).sort()).toEqual([
      'EmailTemplate',
      'EmailTemplateError',
    ]);
    await mina.run(DeleteEmailTemplate, { input: { id } });
    const { updateEmailTemplate } = await mina.run(UpdateEmailTemplate, { input: { ...TEMPLATE, id, version: 1 } });
    expect(expectResult(updateEmailTemplate, 'EmailTemplateError').code).toBe('EMAIL_TEMPLATE_NOT_FOUND');
  });
});

describe('an email from staff to the buyer of an order (COLLABORATION-9)', () => {
  it('is sent with its placeholders filled in, in the chosen language, and listed with the order', async () => {
    const english = {
      language: 'EN',
      subject: 'About {orderNumber}',
      text: 'Hi {name},\nsee https://eunbit.example/faq.',
    } as const;
    const queued = expectResult(await send(english), 'Email');

    expect(queued).toMatchObject({ kind: 'COMPOSED_EMAIL', to: 'mina@example.com', language: 'EN' });
    const email = await waitForEmail(shop, { to: 'mina@example.com', kind: 'COMPOSED_EMAIL' });
    expect(email.subject).toBe(`About ${NUMBER}`);
    expect(email.text).toContain('\nsee https://eunbit.example/faq.');
    expect(email.text).toContain('See your order');
    expect(email.html).toContain('href="https://eunbit.example/faq"');
    const { id } = queued;
    const read = await mina.run(EmailsOfOrder, { number: NUMBER, id });
    expect(read.orderStaffDetails?.emails).toEqual([
      { id, kind: 'COMPOSED_EMAIL', to: 'mina@example.com', status: 'SENT' },
    ]);
    expect(read.email?.contents?.text).toBe(email.text);
    expect(await actions('ORDER')).toEqual(['COMPOSED_EMAIL_SENT']);
  });

  it('is previewed as it would be sent, with hostile text as plain text, and without saving', async () => {
    await orderModel(shop.connection).updateOne(
      { number: NUMBER },
      { $set: { 'address.firstName': '<img src=x>{total}', 'address.lastName': 'https://evil.example' } },
    );
    const text = '{name} <script>alert(1)</script> javascript:alert(1) {{name}}';
    const { to, contents } = expectResult(await preview({ text }), 'EmailPreview');

    expect(to).toBe('mina@example.com');
    expect(contents?.subject).toBe(`[은빛] ${NUMBER} 안내`);
    expect(contents?.text).toContain('{total}');
    expect(contents?.text).toContain('javascript:alert(1) {name}');
    expect(contents?.html).not.toContain('<script>alert');
    expect(contents?.html).not.toContain('<img src=x');
    expect(contents?.html).not.toMatch(/href="(javascript:|https:\/\/evil)/);
    expect(await emails()).toEqual([]);
    expect(await actions('ORDER')).toEqual([]);
  });

  it('is not sent with an unknown placeholder, or one that the order has no value for yet', async () => {
    const refused = expectResult(await send({ subject: '', text: '{trackingNumber} {nobody}' }), 'ValidationError');
    expect(refused.fieldErrors.map(({ path, key }) => [path, key])).toEqual([
      ['subject', 'composedEmail.subjectRequired'],
      ['text', 'emailTemplate.unknownPlaceholder'],
    ]);
    const gap = expectResult(await send({ text: '송장번호 {trackingNumber}' }), 'ValidationError');
    expect(gap.fieldErrors).toMatchObject([{ path: 'text', key: 'composedEmail.emptyPlaceholder' }]);
    expect(gap.fieldErrors[0]?.message).toContain('{trackingNumber}');
    expect(expectResult(await preview({ text: 'x'.repeat(5001) }), 'ValidationError').fieldErrors).toMatchObject([
      { path: 'text', key: 'text.tooLong' },
    ]);
    expect(await emails()).toEqual([]);
  });

  it('is sent once if it is submitted twice, or again after a lost answer', async () => {
    const idempotencyKey = randomUUID();
    const jun = await createMemberClient(shop, minaAccount, { server: 1 });
    const both = await Promise.all([send({ idempotencyKey }), send({ idempotencyKey }, jun)]);
    const again = await send({ idempotencyKey });

    const ids = [...both, again].map((result) => expectResult(result, 'Email').id);
    expect(new Set(ids).size).toBe(1);
    expect(await emails()).toHaveLength(1);
    expect(await actions('ORDER')).toEqual(['COMPOSED_EMAIL_SENT']);
  });

  it('is limited to 30 an hour for each member of staff, not counting refused ones', async () => {
    stopClock();
    for (let count = 0; count < 3; count += 1) await send({ text: '' });
    const results = await Promise.all(Array.from({ length: 31 }, () => send()));

    const refused = results.filter(({ __typename }) => __typename === 'ComposedEmailError');
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(await emails()).toHaveLength(30);
    const other = await createMemberClient(shop, await addMember(shop, { role: 'MANAGER' }));
    expectResult(await send({}, other), 'Email');
  });

  it('is refused if the buyer is unreachable: no address, a bouncing one, or a deleted account', async () => {
    const orders = orderModel(shop.connection);
    await shop.app(0).services.emailAddresses.recordRefusal('mina@example.com', false, 'Mailbox is gone');
    expect(expectResult(await send(), 'ComposedEmailError').code).toBe('ADDRESS_SUPPRESSED');
    await orders.collection.updateOne({ number: NUMBER }, { $set: { email: '' } });
    expect(expectResult(await preview(), 'ComposedEmailError').code).toBe('NO_ADDRESS');
    const buyer = await addMember(shop);
    await orders.collection.updateOne({ number: NUMBER }, { $set: { email: buyer.email, userId: buyer.id } });
    const client = await createMemberClient(shop, buyer);
    await client.run(DeleteAccount, { input: { password: buyer.password } });

    expect(expectResult(await send(), 'ComposedEmailError').code).toBe('BUYER_ERASED');
    expect(expectResult(await send({ orderNumber: 'EB-1' }), 'ComposedEmailError').code).toBe('ORDER_NOT_FOUND');
    expect(await emails()).toEqual([]);
  });

  it('requires permission to send emails, and its templates permission to write them (STAFF-18)', async () => {
    const withRole = async (permissions: readonly ('email:read' | 'email:send' | 'emailTemplate:write')[]) => {
      const staffRole = { id: 'r', name: 'Orders', permissions: [...permissions], refundLimit: null };
      return createMemberClient(shop, await addMember(shop, { role: 'STAFF', staffRole }));
    };
    const sender = await withRole(['email:read', 'email:send']);
    const writer = await withRole(['email:read', 'emailTemplate:write']);

    expectResult(await send({}, sender), 'Email');
    await expect(send({}, writer)).rejects.toThrow('FORBIDDEN');
    expectResult(await create({}, writer), 'EmailTemplate');
    await expect(create({ name: 'Other' }, sender)).rejects.toThrow('FORBIDDEN');
    expect((await sender.run(EmailTemplates)).emailTemplates).toHaveLength(1);
  });
});
