import { Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type DecryptionKey, decrypt, type EncryptionKey, encrypt } from './encryption.ts';

/** Three whole chunks of the format and a part of one. */
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

let to: EncryptionKey;
let by: DecryptionKey;
let file: Buffer;
let header: number;

beforeAll(async () => {
  const identity = await generateX25519Identity();
  to = { kind: 'recipient', recipient: await identityToRecipient(identity) };
  by = { kind: 'identity', identity };
  file = await collect(encrypt(inPieces(PLAIN), to));
  header = file.length - 3 * CHUNK - LAST;
});

const open = (bytes: Buffer, key: DecryptionKey = by) => collect(decrypt(inPieces(bytes), key));

describe('an encrypted backup', () => {
  it('opens with its key, and no byte of what it holds can be read without', async () => {
    expect((await open(file)).equals(PLAIN)).toBe(true);
    expect(file.includes(PLAIN.subarray(0, 32))).toBe(false);
  });

  it('opens with its passphrase alone', async () => {
    // The file says how much work a passphrase takes. The library's default is two seconds, for each attempt.
    const { setPassphrase } = Encrypter.prototype;
    vi.spyOn(Encrypter.prototype, 'setPassphrase').mockImplementation(function (this: Encrypter, passphrase) {
      this.setScryptWorkFactor(10);
      setPassphrase.call(this, passphrase);
    });
    const bytes = await collect(encrypt(inPieces(PLAIN), { kind: 'passphrase', passphrase: 'a long passphrase' }));
    expect((await open(bytes, { kind: 'passphrase', passphrase: 'a long passphrase' })).equals(PLAIN)).toBe(true);
    const wrong = open(bytes, { kind: 'passphrase', passphrase: 'another passphrase' });
    await expect(wrong).rejects.toThrow('The key does not open this backup');
  });

  it('tells a wrong key from damage', async () => {
    const other: DecryptionKey = { kind: 'identity', identity: await generateX25519Identity() };
    await expect(open(file, other)).rejects.toThrow('The key does not open this backup');
  });

  it('is refused where it is cut off, also between two chunks', async () => {
    for (const length of [0, 10, header, header + 100, header + CHUNK, header + 3 * CHUNK, file.length - 1]) {
      await expect(open(file.subarray(0, length)), `${length} bytes`).rejects.toThrow('cannot be decrypted');
    }
  });

  it('is refused where a single bit is another one', async () => {
    for (const at of [header - 1, header + 5, header + CHUNK + 5, file.length - 1]) {
      const bytes = Buffer.from(file);
      bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
      await expect(open(bytes), `byte ${at}`).rejects.toThrow('cannot be decrypted');
    }
  });

  it('is refused where chunks have changed places, or one is there twice', async () => {
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

  it('passes on why it could not be read', async () => {
    async function* failing() {
      yield file.subarray(0, header + 100);
      throw new Error('the disk has failed');
    }
    await expect(collect(decrypt(failing(), by))).rejects.toThrow('the disk has failed');
  });
});
