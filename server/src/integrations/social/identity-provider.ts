import type { SocialProvider } from '@eunbit/schema/account';
import type { PersonName } from '@eunbit/schema/person-name';

/** Whom a provider says it signed in. */
export interface SocialIdentity {
  readonly provider: SocialProvider;
  /** The provider's own, lasting id of the account; nothing else about a person is one. */
  readonly id: string;
  /** Null when the person did not share it. */
  readonly email: string | null;
  /** Whether the provider vouches that the address is this person's. */
  readonly emailVerified: boolean;
  /** A part that the provider does not tell is empty. */
  readonly name: PersonName;
}

/** The secrets of one visit to the provider: what comes back has to fit them. */
export interface SocialSecrets {
  readonly state: string;
  /** PKCE: proves at the exchange that the code was asked for by us. */
  readonly codeVerifier: string;
  /** Stands again in an id token. */
  readonly nonce: string;
}

/** The provider does not answer, or not as agreed: nothing is known, try again later. */
export class IdentityProviderError extends Error {
  override readonly name = 'IdentityProviderError';
}

/** The provider answers, and does not say who it is: cancelled by the person, or the code is wrong, old or used. */
export class SocialSignInError extends Error {
  override readonly name = 'SocialSignInError';
  readonly reason: 'denied' | 'invalid';

  constructor(reason: 'denied' | 'invalid', message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** What the shop needs of a provider that people sign in with. */
export interface IdentityProvider {
  /** Where the browser is sent to; `redirectUri` is where it comes back to. */
  authorizationUrl(secrets: SocialSecrets, redirectUri: string): Promise<URL>;
  /**
   * Exchanges what the browser brought back for who it is. `callback` is the address it came back to, query included.
   * Throws SocialSignInError or IdentityProviderError.
   */
  getIdentity(callback: URL, secrets: SocialSecrets): Promise<SocialIdentity>;
}

export type IdentityProviders = Readonly<Record<SocialProvider, IdentityProvider>>;
