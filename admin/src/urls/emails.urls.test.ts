import { describe, expect, it } from 'vitest';
import { emailListUrl, emailListView } from './emails.urls.ts';

describe('the address of the emails list', () => {
  it('includes all that the list shows', () => {
    const view = { state: 'FAILED', to: 'mina@mail.example', page: 2, email: 'a'.repeat(24) } as const;
    expect(emailListView(new URL(emailListUrl(view), 'http://x').searchParams)).toEqual(view);
  });

  it('ignores an invalid email id', () => {
    expect(emailListView(new URLSearchParams('email=../x')).email).toBeNull();
  });
});
