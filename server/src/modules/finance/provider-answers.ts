import type { Connection } from 'mongoose';
import { PaymentProviderError } from '../../integrations/payment/payment-provider.ts';
import { providerAnswerModel } from './provider-answer.model.ts';
import type { ProviderQuestion } from './provider-answer.record.ts';

/** What is known, and whether it is as new as was asked for. */
export interface Answer<T> {
  /** Null while nobody ever got an answer. */
  readonly value: T | null;
  readonly at: Date | null;
  /** The provider was asked and did not answer: `value` is of an earlier time. */
  readonly outOfReach: boolean;
}

/** Questions to the payment provider whose last answers are kept, so that a provider that is down leaves something to see. */
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

    /** Asks anew, and answers what is known where nobody replies. */
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
