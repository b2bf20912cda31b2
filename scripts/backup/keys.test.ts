import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeKeyFile, readDecryptionKey, readEncryptionKey } from './keys.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'eunbit-keys-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const LONG = 'a passphrase of many words';

describe('the key of new backups', () => {
  it('is the public key, or the passphrase', async () => {
    const recipient = await makeKeyFile(join(newFolder(), 'key'));
    expect(await readEncryptionKey({ BACKUP_RECIPIENT: recipient })).toEqual({ kind: 'recipient', recipient });
    expect(await readEncryptionKey({ BACKUP_PASSPHRASE: LONG })).toEqual({ kind: 'passphrase', passphrase: LONG });
  });

  it.each([
    [{}, 'There is no key to encrypt the backup with'],
    [{ BACKUP_RECIPIENT: 'age1x', BACKUP_PASSPHRASE: LONG }, 'to one of them'],
    [{ BACKUP_RECIPIENT: 'AGE-SECRET-KEY-1ABC' }, 'it is not a public key'],
    [{ BACKUP_PASSPHRASE: 'short' }, 'at least 16 characters'],
  ])('is refused for %o', async (settings, complaint) => {
    await expect(readEncryptionKey(settings)).rejects.toThrow(complaint);
  });
});

describe('a key file', () => {
  it('can be read only by its owner, and opens what its public key encrypts', async () => {
    const file = join(newFolder(), 'key');
    const recipient = await makeKeyFile(file);
    expect(readFileSync(file, 'utf8')).toContain(recipient);
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await readDecryptionKey({ BACKUP_IDENTITY_FILE: file })).toMatchObject({
      kind: 'identity',
      identity: expect.stringMatching(/^AGE-SECRET-KEY-1/),
    });
  });

  it('never overwrites another file', async () => {
    const file = join(newFolder(), 'key');
    const first = await makeKeyFile(file);
    await expect(makeKeyFile(file)).rejects.toThrow('exists already');
    expect(readFileSync(file, 'utf8')).toContain(first);
  });

  it('is refused if it is missing or contains no key', async () => {
    const file = join(newFolder(), 'key');
    await expect(readDecryptionKey({ BACKUP_IDENTITY_FILE: file })).rejects.toThrow('there is no');
    writeFileSync(file, 'age1publickey\n');
    await expect(readDecryptionKey({ BACKUP_IDENTITY_FILE: file })).rejects.toThrow('no line with a secret key');
    await expect(readDecryptionKey({})).rejects.toThrow('The backup cannot be decrypted without a key');
  });
});
