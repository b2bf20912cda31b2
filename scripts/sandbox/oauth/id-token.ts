import { generateKeyPairSync, type JsonWebKey, type KeyObject, sign } from 'node:crypto';

const KEY_ID = 'sandbox';

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** Signs id tokens with RS256. The key is generated on first use: that takes a moment, and is rarely needed. */
export class IdTokenSigner {
  private pair: { publicKey: KeyObject; privateKey: KeyObject } | undefined;

  sign(claims: object): string {
    const content = `${encode({ alg: 'RS256', kid: KEY_ID, typ: 'JWT' })}.${encode(claims)}`;
    return `${content}.${sign('sha256', Buffer.from(content), this.keys().privateKey).toString('base64url')}`;
  }

  /** The public key for verifying tokens. */
  publicKeys(): JsonWebKey[] {
    return [{ ...this.keys().publicKey.export({ format: 'jwk' }), kid: KEY_ID, alg: 'RS256', use: 'sig' }];
  }

  private keys() {
    this.pair ??= generateKeyPairSync('rsa', { modulusLength: 2048 });
    return this.pair;
  }
}
