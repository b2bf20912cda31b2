import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64 = (data: Uint8Array) => Buffer.from(data).toString('base64url');

interface AnswerChanges {
  /** The signature counter that the passkey reports. */
  readonly counter?: number;
  /** The origin of the page, as the browser reports it. */
  readonly origin?: string;
  /** Whether the person was verified by finger, face or PIN. */
  readonly isVerified?: boolean;
}

/** A software passkey with its own key; answers the API's challenges correctly, or with changes. */
export class SoftwarePasskey {
  readonly id = base64(randomBytes(16));
  private readonly privateKey: KeyObject;
  private readonly publicKey: KeyObject;
  private readonly origin: string;
  private counter = 0;

  constructor(origin: string) {
    this.origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.privateKey = privateKey;
    this.publicKey = publicKey;
  }

  /** The response to `startPasskey`. */
  add(options: string, changes: AnswerChanges = {}): string {
    const { challenge, rp } = JSON.parse(options) as { challenge: string; rp: { id: string } };
    const clientData = this.clientData('webauthn.create', challenge, changes);
    const id = Buffer.from(this.id, 'base64url');
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, this.coseKey()]);
    const authData = Buffer.concat([this.authData(rp.id, HAS_CREDENTIAL, changes), credential]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return this.answer({
      clientDataJSON: base64(clientData),
      attestationObject: base64(isoCBOR.encode(attestation as never)),
      transports: ['internal'],
    });
  }

  /** The response to `askPasskeys`. */
  prove(options: string, changes: AnswerChanges = {}): string {
    const { challenge, rpId } = JSON.parse(options) as { challenge: string; rpId: string };
    this.counter += 1;
    const clientData = this.clientData('webauthn.get', challenge, changes);
    const authData = this.authData(rpId, 0, changes);
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.privateKey);
    return this.answer({
      clientDataJSON: base64(clientData),
      authenticatorData: base64(authData),
      signature: base64(signature),
    });
  }

  private answer(response: object): string {
    return JSON.stringify({ id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response });
  }

  private clientData(type: string, challenge: string, { origin = this.origin }: AnswerChanges): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  private authData(host: string, flags: number, { counter = this.counter, isVerified = true }: AnswerChanges): Buffer {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter);
    return Buffer.concat([
      sha256(host),
      Buffer.from([flags | USER_PRESENT | (isVerified ? USER_VERIFIED : 0)]),
      counted,
    ]);
  }

  private coseKey(): Buffer {
    const { x = '', y = '' } = this.publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    return Buffer.from(isoCBOR.encode(key as never));
  }
}
