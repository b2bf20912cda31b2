import mongoose, { mongo } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { safeError } from './safe-error.ts';

const toText = (error: unknown) => JSON.stringify(safeError(error));

describe('an error in the log', () => {
  it('of a rejected write has code, index and collection, but no document', () => {
    const error = new mongo.MongoBulkWriteError(
      {
        message:
          'E11000 duplicate key error collection: shop.users index: email_1 dup key: { email: "mina@example.com" }',
        code: 11000,
        writeErrors: [],
      } as never,
      {} as never,
    );
    Object.assign(error, { keyPattern: { email: 1 }, keyValue: { email: 'mina@example.com' } });

    const logged = safeError(error);

    expect(logged).toMatchObject({ code: 11000, keyPattern: { email: 1 }, collection: 'shop.users' });
    expect(JSON.stringify(logged)).not.toContain('mina');
  });

  it('of an invalid document has the paths, but no values', async () => {
    const Person = mongoose.createConnection().model('Person', new mongoose.Schema({ phone: { type: Number } }));
    const error = await new Person({ phone: 'Mina 010-1234-5678' }).validate().catch((refused: unknown) => refused);

    expect(safeError(error)).toMatchObject({ name: 'ValidationError', paths: { phone: 'Number' } });
    expect(toText(error)).not.toContain('Mina');
  });

  it('of a provider has its kind, but nothing of the response', () => {
    class StripeCardError extends Error {
      override readonly name = 'StripeCardError';
      readonly code = 'card_declined';
      readonly statusCode = 402;
      readonly raw = { billing_details: { name: 'Mina Lee' } };
    }
    const cause = new StripeCardError('The card of Mina Lee was declined');
    class PaymentProviderError extends Error {
      override readonly name = 'PaymentProviderError';
    }
    const logged = safeError(new PaymentProviderError(cause.message, { cause }));

    expect(logged).toMatchObject({ name: 'PaymentProviderError', cause: { code: 'card_declined', statusCode: 402 } });
    expect(JSON.stringify(logged)).not.toContain('Mina');
  });

  it('of the program has its message and stack frames', () => {
    const logged = safeError(new TypeError('x is not a function'));
    expect(logged).toMatchObject({ name: 'TypeError', message: 'x is not a function' });
    expect(logged.stack).toContain('safe-error.test');
  });

  it('is logged even if it is not an Error or its causes are circular', () => {
    expect(safeError('mina@example.com')).toEqual({ name: 'string' });
    const endless: Error & { cause?: unknown } = new Error('one');
    endless.cause = endless;
    expect(toText(endless)).toContain('one');
  });
});
