/** A webhook of Postmark that is to be delivered. */
export interface PostmarkEvent {
  id: string;
  /** Milliseconds since 1970. */
  createdAt: number;
  payload: { readonly RecordType: string; readonly [field: string]: unknown };
}

/** Postmark's webhooks: JSON, with the user name and password of the address that Postmark was given (HTTP Basic). */
export const webhookFormat = (secret: string) => ({
  getType: ({ payload }: PostmarkEvent) => payload.RecordType,
  createdAt: ({ createdAt }: PostmarkEvent) => createdAt,
  render: ({ payload }: PostmarkEvent) => JSON.stringify(payload),
  buildHeaders: () => ({
    Authorization: `Basic ${Buffer.from(`postmark:${secret}`).toString('base64')}`,
    'User-Agent': 'Postmark (sandbox)',
  }),
});
