import { randomBytes } from 'node:crypto';
import { connectDatabase } from '@eunbit/server/app/database';
import { createAccountService } from '@eunbit/server/modules/account/account.service';
import { createPasswordHasher } from '@eunbit/server/modules/account/password-hasher';
import { userModel } from '@eunbit/server/modules/account/user.model';
import { auditModel } from '@eunbit/server/modules/audit/audit.model';
import { emailModel } from '@eunbit/server/modules/email/email.model';
import type { Connection } from 'mongoose';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { newFolder } from '../../scripts/start/mongod/testing/stand-ins.ts';
import { createAdmin } from '../kit/create-admin.ts';

const PASSWORD = '은빛 has silver linings';
const NAMES = ['--first-name', 'Seoyeon', '--last-name', 'Han'];
const EMAIL = 'seoyeon@shop.example';
const NEW = ['--email', ' Seoyeon@Shop.example', ...NAMES];

let connection: Connection;
let production: Readonly<Record<string, string>>;

beforeEach(async () => {
  const address = new URL(inject('mongodbUri'));
  address.pathname = `/create-admin-${randomBytes(8).toString('hex')}`;
  production = { NODE_ENV: 'production', MONGODB_URI: address.href };
  connection = await connectDatabase(address.href);
});
afterEach(async () => {
  await connection.dropDatabase();
  await connection.close();
});

const users = () => userModel(connection).find().lean();
const audit = () => auditModel(connection).find().lean();
const signsIn = (hash: string | null | undefined, password: string) => createPasswordHasher().verify(hash, password);

async function addUser(role: 'USER' | 'ADMIN' = 'USER') {
  const person = { email: EMAIL, password: 'short-1', firstName: 'Seoyeon', lastName: 'Han', role };
  await createAccountService(connection).register(person);
  const [user] = await users();
  if (!user) throw new Error('no user');
  return user;
}

describe('npm run create-admin in production (ACCOUNT-20)', () => {
  it('creates the first account of a shop as an admin, with the password from standard input', async () => {
    const { code, out, complaint } = await createAdmin(production, NEW, `${PASSWORD}\n`);

    expect([code, complaint]).toEqual([0, '']);
    expect(out).toContain('HAN SEOYEON (seoyeon@shop.example, ADMIN)');
    expect(out).not.toContain(PASSWORD);
    const [admin, ...others] = await users();
    expect(others).toEqual([]);
    expect(admin).toMatchObject({ email: EMAIL, firstName: 'SEOYEON', lastName: 'HAN', role: 'ADMIN' });
    expect(await signsIn(admin?.passwordHash, PASSWORD)).toBe(true);
    const id = String(admin?._id);
    const changes = [{ field: 'role', before: null, after: 'ADMIN' }];
    expect(await audit()).toMatchObject([
      { by: id, action: 'ADMIN_APPOINTED', subject: 'USER', subjectId: id, changes },
    ]);
  });

  it('generates a password that is printed once', async () => {
    const { code, out } = await createAdmin(production, [...NEW, '--generate']);

    expect(code).toBe(0);
    const password = /^Password: (\S{24})$/m.exec(out)?.[1] ?? '';
    expect(out.split(password)).toHaveLength(2);
    expect(await signsIn((await users())[0]?.passwordHash, password)).toBe(true);
  });

  it('refuses what a sign-up or a staff password may not have, and never prints a password', async () => {
    const cases = [
      { args: NEW, typed: 'silver-line\n', expected: 'at least 12 characters' },
      { args: NEW, typed: 'q1w2e3r4t5y6\n', expected: 'most used' },
      { args: NEW, typed: '', expected: 'Standard input has no line' },
      { args: ['--email', 'seoyeon', ...NAMES], typed: `${PASSWORD}\n`, expected: '--email: ' },
      {
        args: ['--email', EMAIL, '--first-name', 'Seoyeon'],
        typed: `${PASSWORD}\n`,
        expected: '--last-name is missing',
      },
      { args: [...NEW, '--password', PASSWORD], typed: '', expected: 'A password is no argument' },
      { args: ['--email', EMAIL, '--promote'], typed: `${EMAIL}\n`, expected: 'There is no account' },
    ];

    const runs = await Promise.all(cases.map(({ args, typed }) => createAdmin(production, args, typed)));

    for (const [index, { code, out, complaint }] of runs.entries()) {
      expect([code, out]).toEqual([1, '']);
      expect(complaint).toContain(cases[index]?.expected);
      expect(complaint).not.toContain(PASSWORD);
    }
    expect(await users()).toEqual([]);
  });

  it('leaves an existing account unchanged, and explains how to make it an admin', async () => {
    const user = await addUser();

    const { code, complaint } = await createAdmin(production, NEW, `${PASSWORD}\n`);

    expect(code).toBe(1);
    expect(complaint).toContain('--promote');
    expect([await users(), await audit()]).toEqual([[user], []]);
  });

  it('requires an explicit database', async () => {
    const { code, complaint } = await createAdmin({ NODE_ENV: 'production' }, NEW, `${PASSWORD}\n`);

    expect([code, complaint.trim()]).toEqual([1, 'MONGODB_URI is missing.']);
  });
});

describe('create-admin --promote', () => {
  const promote = (typed: string) => createAdmin(production, ['--email', EMAIL, '--promote'], `${typed}\n`);

  it('makes an existing account an admin after its address is typed again, and signs it out', async () => {
    const user = await addUser();
    const session = { _id: 'hash' as never, userId: user._id, expiresAt: new Date(Date.now() + 60_000) };
    await connection.collection('sessions').insertOne(session);

    const { code, complaint } = await promote('Seoyeon@shop.example');

    expect([code, complaint]).toEqual([0, '']);
    expect(await users()).toEqual([{ ...user, role: 'ADMIN' }]);
    expect(await connection.collection('sessions').countDocuments()).toBe(0);
    expect(await emailModel(connection).find().lean()).toMatchObject([{ kind: 'ROLE_CHANGED', to: EMAIL }]);
    expect(await audit()).toMatchObject([
      { action: 'ADMIN_APPOINTED', changes: [{ field: 'role', before: 'USER', after: 'ADMIN' }] },
    ]);
  });

  it('changes nothing for another address', async () => {
    const user = await addUser();

    const { code, complaint } = await promote('yes');

    expect(code).toBe(1);
    expect(complaint).toContain('Nothing was changed');
    expect([await users(), await audit()]).toEqual([[user], []]);
  });

  it('does nothing for an admin', async () => {
    await addUser('ADMIN');

    const { code, complaint } = await promote(EMAIL);

    expect([code, await audit()]).toEqual([1, []]);
    expect(complaint).toContain('is an admin already');
  });
});

it('create-admin also works on the local database, and keeps its data', async () => {
  const settings = { DATA_DIR: newFolder(), DATABASE: 'embedded' };

  expect((await createAdmin(settings, NEW, `${PASSWORD}\n`)).code).toBe(0);

  const again = await createAdmin(settings, NEW, `${PASSWORD}\n`);
  expect([again.code, again.complaint.trim()]).toEqual([
    1,
    'seoyeon@shop.example has an account already. --promote makes it an admin.',
  ]);
});
