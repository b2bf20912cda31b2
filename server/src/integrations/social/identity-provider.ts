import type { SocialProvider } from '@eunbit/schema/account';
import type { PersonName } from '@eunbit/schema/person-name';

/** The identity that a provider has authenticated. */
export interface SocialIdentity {
  readonly provider: SocialProvider;
  /** The provider's permanent account id, the only stable identifier of a person. */
  readonly id: string;
  /** Null if the person did not share it. */
  readonly email: string | null;
  /** Whether the provider has verified that the address belongs to the person. */
  readonly emailVerified: boolean;
  /** Parts that the provider does not return are empty. */
  readonly name: PersonName;
}

/** Secrets of one authorization request, which the callback must match. */
export interface SocialSecrets {
  readonly state: string;
  /** PKCE: proves at the exchange that this server requested the code. */
  readonly codeVerifier: string;
  /** Repeated in the id token. */
  readonly nonce: string;
}

/** The provider is unreachable or its response is invalid: the outcome is unknown, and a retry may succeed. */
export class IdentityProviderError extends Error {
  override readonly name = 'IdentityProviderError';
}

/** The provider does not authenticate the person: cancelled, or the code is invalid, expired or used. */
export class SocialSignInError extends Error {
  override readonly name = 'SocialSignInError';
  readonly reason: 'denied' | 'invalid';

  constructor(reason: 'denied' | 'invalid', message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** An identity provider for social sign-in. */
export interface IdentityProvider {
  /** The URL of the authorization request; `redirectUri` is the callback. */
  authorizationUrl(secrets: SocialSecrets, redirectUri: string): Promise<URL>;
  /**
   * Exchanges the callback for the identity. `callback` is the full callback URL, query included. Throws
   * SocialSignInError or IdentityProviderError.
   */
  getIdentity(callback: URL, secrets: SocialSecrets): Promise<SocialIdentity>;
}

/** Null for each provider that cannot be used for signing in here. */
export type IdentityProviders = Readonly<Record<SocialProvider, IdentityProvider | null>>;
