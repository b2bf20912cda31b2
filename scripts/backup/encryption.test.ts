import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type DecryptionKey, decrypt, type EncryptionKey, encrypt } from './encryption.ts';
import { installAge } from './testing/install.ts';

/** Three full chunks of the format and a partial one. */
const PLAIN = Buffer.from(Array.from({ length: 200_000 }, (_, index) => (index * 7) % 251));
const CHUNK = 64 * 1024 + 16;
const LAST = (PLAIN.length % (64 * 1024)) + 16;

async function* inPieces(bytes: Uint8Array, size = 10_000) {
  for (let first = 0; first < bytes.length; first += size) yield bytes.subarray(first, first + size);
}

async function collect(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of source) parts.push(part);
  return Buffer.concat(parts);
}

/** Implementations: age's library, the stand-in for its program and, if installed, the program itself. */
const WAYS: readonly (readonly [string, string])[] = [
  ['the library', ''],
  ['a stand-in of the program', installAge()],
  ...(spawnSync('age', ['--version']).status === 0 ? ([['the program', 'age']] as const) : []),
];

let folder: string;
let identity: string;
let recipient: string;
/** Encrypted by the library. */
let file: Buffer;
let header: number;

const keyFile = (name: string, secret: string) => {
  const path = join(folder, name);
  writeFileSync(path, `${secret}\n`);
  return path;
};
const keyOf = (secret: string, program = ''): DecryptionKey => ({
  kind: 'identity',
  identity: secret,
  file: keyFile(`key-${secret.slice(-8)}`, secret),
  program,
});

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'eunbit-age-'));
  identity = await generateX25519Identity();
  recipient = await identityToRecipient(identity);
  file = await collect(encrypt(inPieces(PLAIN), { kind: 'recipient', recipient }));
  header = file.length - 3 * CHUNK - LAST;
});
afterAll(() => rmSync(folder, { recursive: true }));

const openBy = (bytes: Buffer, key: DecryptionKey) => collect(decrypt(inPieces(bytes), key));

describe.each(WAYS)('an encrypted backup, opened by %s', (_, program) => {
  const open = (bytes: Buffer, secret = identity) => openBy(bytes, keyOf(secret, program));

  it('opens with its key, and does not contain its plain text', async () => {
    expect((await open(file)).equals(PLAIN)).toBe(true);
    expect(file.includes(PLAIN.subarray(0, 32))).toBe(false);
  });

  it('is refused with its own message if the key is wrong', async () => {
    await expect(open(file, await generateX25519Identity())).rejects.toThrow('The key does not open this backup');
  });

  it('is refused if it is truncated, even between two chunks', async () => {
    for (const length of [0, 10, header, header + 100, header + CHUNK, header + 3 * CHUNK, file.length - 1]) {
      await expect(open(file.subarray(0, length)), `${length} bytes`).rejects.toThrow('cannot be decrypted');
    }
  });

  it('is refused if a single bit has changed', async () => {
    for (const at of [header - 1, header + 5, header + CHUNK + 5, file.length - 1]) {
      const bytes = Buffer.from(file);
      bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
      await expect(open(bytes), `byte ${at}`).rejects.toThrow('cannot be decrypted');
    }
  });

  it('is refused if chunks are swapped, repeated or missing', async () => {
    // The nonce of the stream is the first 16 bytes after the header's text.
    const chunk = (index: number) => file.subarray(header + index * CHUNK, header + (index + 1) * CHUNK);
    const [head, end] = [file.subarray(0, header), file.subarray(header + 3 * CHUNK)];
    for (const order of [
      [1, 0, 2],
      [0, 2, 1],
      [0, 0, 1, 2],
      [0, 1],
    ]) {
      const bytes = Buffer.concat([head, ...order.map(chunk), end]);
      await expect(open(bytes), order.join()).rejects.toThrow('cannot be decrypted');
    }
  });

  it('passes on a read error', async () => {
    async function* failing() {
      yield file.subarray(0, header + 100);
      throw new Error('the disk has failed');
    }
    await expect(collect(decrypt(failing(), keyOf(identity, program)))).rejects.toThrow('the disk has failed');
  });
});

describe('an encrypted backup', () => {
  it('opens only with its passphrase', async () => {
    // The file states the work factor of a passphrase. The library's default takes two seconds for each attempt.
    const { setPassphrase } = Encrypter.prototype;
    vi.spyOn(Encrypter.prototype, 'setPassphrase').mockImplementation(function (this: Encrypter, passphrase) {
      this.setScryptWorkFactor(10);
      setPassphrase.call(this, passphrase);
    });
    const bytes = await collect(encrypt(inPieces(PLAIN), { kind: 'passphrase', passphrase: 'a long passphrase' }));
    expect((await openBy(bytes, { kind: 'passphrase', passphrase: 'a long passphrase' })).equals(PLAIN)).toBe(true);
    const wrong = openBy(bytes, { kind: 'passphrase', passphrase: 'another passphrase' });
    await expect(wrong).rejects.toThrow('The key does not open this backup');
  });

  it('from the program of age 1.1.1 can be opened', async () => {
    const secret = 'AGE-SECRET-KEY-1X7JRGSFJSSXGXXR94VEKX2ZXFQKPNXF9UZ4DXT9D9QXTQQAC84ZQDH5K03';
    const written = `
      YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IFgyNTUxOSBEK3RaMysyZ0FOWFMwTUZaNmIzUXpyRGx5VmJ2cWJYc0phN0w4bGppUG44Ci8vOUV0
      U0txaFhoZkxDMHhITVJ0YlBMNVNhZ3kyU0hjQSsvY3U5amZPTUkKLS0tIDhiMzFGNFRYKytEWmxuclZWbDIwZGZDN2NTZzNDM2VvU3Z3cE4x
      dWkrSEEKU6aq+jOCma/afdgE91kf2qtslyX67CEAVKLemgA0bmH+CFQ20p1nJTZgNtDMmu2YqJx2rPw=`;
    const opened = await openBy(Buffer.from(written, 'base64'), keyOf(secret));
    expect(opened.toString()).toBe('eunbit backup fixture');
  });
});

describe.each(WAYS)('a backup that is encrypted by %s', (_, program) => {
  const key = (): EncryptionKey => ({ kind: 'recipient', recipient, program });

  it.each(WAYS)('can be opened by %s', async (_name, other) => {
    const written = await collect(encrypt(inPieces(PLAIN), key()));
    expect((await openBy(written, keyOf(identity, other))).equals(PLAIN)).toBe(true);
  });

  it('is never complete if its source has failed', async () => {
    async function* failing() {
      yield PLAIN.subarray(0, 100_000);
      throw new Error('the database is lost');
    }
    const parts: Uint8Array[] = [];
    const writing = async () => {
      for await (const part of encrypt(failing(), key())) parts.push(part);
    };
    await expect(writing()).rejects.toThrow('the database is lost');
    await expect(openBy(Buffer.concat(parts), keyOf(identity))).rejects.toThrow('cannot be decrypted');
  });
});
