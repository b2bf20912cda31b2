import type { Connection } from 'mongoose';
import { PaymentProviderError } from '../../integrations/payment/payment-provider.ts';
import { type ProviderQuestion, providerAnswerModel } from './provider-answer.model.ts';

/** The last known value, and whether it is current. */
export interface Answer<T> {
  /** Null until a query has succeeded. */
  readonly value: T | null;
  readonly at: Date | null;
  /** Whether the latest query failed; then `value` is from an earlier one. */
  readonly outOfReach: boolean;
}

/** Caches the last answers of the payment provider, so that staff see data while it is down. */
export function createProviderAnswers(connection: Connection) {
  const answers = providerAnswerModel(connection);

  async function last<T>(question: ProviderQuestion): Promise<Answer<T>> {
    const found = await answers.findById(question).lean();
    return {
      value: (found?.value as T | undefined) ?? null,
      at: found?.at ?? null,
      outOfReach: Boolean(found?.failedAt),
    };
  }

  return {
    last,

    /** Queries the provider; returns the last known answer if it fails. */
    async ask<T>(question: ProviderQuestion, read: () => Promise<T>): Promise<Answer<T>> {
      let value: T;
      try {
        value = await read();
      } catch (error) {
        if (!(error instanceof PaymentProviderError)) throw error;
        await answers.updateOne({ _id: question }, { $set: { failedAt: new Date() } }, { upsert: true });
        return { ...(await last<T>(question)), outOfReach: true };
      }
      const at = new Date();
      await answers.updateOne({ _id: question }, { $set: { value, at, failedAt: null } }, { upsert: true });
      return { value, at, outOfReach: false };
    },
  };
}

export type ProviderAnswers = ReturnType<typeof createProviderAnswers>;
