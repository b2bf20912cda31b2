import type { Answer, Exchange } from './sandbox.ts';
import type { Collection, Store } from './store.ts';

/** The first response to a key, which is its id. */
interface KeptAnswer {
  readonly id: string;
  readonly path: string;
  readonly request: string;
  readonly answer: Answer;
}

/** Executes a request once for each `Idempotency-Key`; a repeated request gets the first response. */
export class Idempotency {
  private readonly kept: Collection<KeptAnswer>;
  private readonly isKept: (answer: Answer) => boolean;
  private readonly misuse: Answer;

  /** @param misuse the response if a key is reused for a different request */
  constructor(store: Store, isKept: (answer: Answer) => boolean, misuse: Answer) {
    this.kept = store.collection('kept_answer');
    this.isKept = isKept;
    this.misuse = misuse;
  }

  once({ headers, path, body }: Exchange, carryOut: () => Answer): Answer {
    const key = headers['idempotency-key'];
    if (typeof key !== 'string') return carryOut();
    const known = this.kept.get(key);
    if (known) return known.path === path && known.request === body ? known.answer : this.misuse;
    const answer = carryOut();
    if (this.isKept(answer)) this.kept.put({ id: key, path, request: body, answer });
    return answer;
  }
}
