import { inject } from 'vitest';

/** Makes a deposit into a virtual account; the bank notifies the shop. */
export async function depositInto(accountNumber: string): Promise<void> {
  const response = await fetch(`${inject('bankUrl')}/sandbox/deposits`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ accountNumber }),
  });
  if (!response.ok) throw new Error(`the bank answered ${response.status} ${await response.text()}`);
}
