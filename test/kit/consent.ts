/** Form values of the consent page in the sign-in sandbox. */
export interface Consent {
  readonly account: string;
  readonly name?: string;
  /** Null if it is not shared. */
  readonly email?: string | null;
  /** Google only. */
  readonly emailVerified?: boolean;
  readonly decision?: 'agree' | 'deny';
}

/** Submits the consent page at `address` like a browser; returns the address of the redirect. */
export async function giveConsent(address: string | URL, consent: Consent): Promise<string> {
  const {
    account,
    name = '한미나',
    email = `${account}@naver.com`,
    emailVerified = true,
    decision = 'agree',
  } = consent;
  const asked = new URL(address);
  const form = new URLSearchParams({
    ...Object.fromEntries(asked.searchParams),
    account,
    name,
    email: email ?? '',
    ...(email === null ? {} : { share_email: 'on' }),
    ...(emailVerified ? { email_verified: 'on' } : {}),
    decision,
  });
  const answer = await fetch(asked.origin + asked.pathname, { method: 'POST', body: form, redirect: 'manual' });
  const location = answer.headers.get('location');
  if (!location) throw new Error(`the sandbox answers ${answer.status}: ${await answer.text()}`);
  return location;
}
