import type { Outcome } from '@eunbit/ui/use-send';
import { useState } from 'react';
import type { BulkAnswer_OrdersUpdatedFragment, BulkOutcome } from '../../../gql/graphql.ts';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { useUndo } from '../undo/undo-context.ts';

/** Selects the fields of rows and open orders, so that the cache updates them. */
const BulkAnswerFragment = graphql(`
  fragment BulkAnswer_OrdersUpdated on OrdersUpdated {
    orders {
      orderNumber
      outcome
      message
      order {
        id
        undoableChange { id status secondsLeft }
        ...OrderRow_Order
        ...OrderTimeline_Order
        ...OrderActions_Order
      }
    }
  }
`);

/** Orders per request: few enough to show progress, and no order waits for long. */
const ORDERS_A_REQUEST = 25;

export interface BulkAnswer {
  readonly orderNumber: string;
  readonly outcome: BulkOutcome;
  /** Whether the step can still be undone; until then nobody is notified. */
  readonly isUndoable: boolean;
  /** Why nothing was done. */
  readonly message: string | null;
}

interface BulkWork<Row> {
  readonly rows: readonly Row[];
  readonly numberOf: (row: Row) => string;
  /** Sends the operation for some of the rows. */
  readonly send: (part: Row[]) => Promise<Outcome & { readonly answer: object | null }>;
}

function readAnswers(result: object): BulkAnswer_OrdersUpdatedFragment['orders'] | null {
  if (!('__typename' in result && result.__typename === 'OrdersUpdated')) return null;
  return readFragment(BulkAnswerFragment, result as FragmentType<typeof BulkAnswerFragment>).orders;
}

/**
 * Runs an operation on many orders in small requests, and offers to undo it. Orders without a response count as failed and can be
 * sent again; orders that were already done then count as done.
 */
export function useBulkAnswers(noAnswer: string) {
  const { offer } = useUndo();
  const [progress, setProgress] = useState<number | null>(null);

  async function sendPart<Row>(press: string, { rows, numberOf, send }: BulkWork<Row>): Promise<readonly BulkAnswer[]> {
    const failed = (message: string) =>
      rows.map((row) => ({ orderNumber: numberOf(row), outcome: 'FAILED' as const, isUndoable: false, message }));
    const { answer, problem } = await send([...rows]);
    const answers = answer && readAnswers(answer);
    if (!answers) return failed(problem?.message ?? noAnswer);
    const undoable = answers.flatMap(({ orderNumber, outcome, order }) =>
      outcome === 'DONE' && order?.undoableChange ? [{ ...order.undoableChange, orderNumber }] : [],
    );
    offer(press, undoable);
    return answers.map(({ orderNumber, outcome, message, order }) => {
      const isUndoable = outcome === 'DONE' && Boolean(order?.undoableChange);
      return { orderNumber, outcome, isUndoable, message: message ?? null };
    });
  }

  async function run<Row>(work: BulkWork<Row>): Promise<readonly BulkAnswer[]> {
    const answers: BulkAnswer[] = [];
    const press = String(performance.now());
    for (let done = 0; done < work.rows.length; done += ORDERS_A_REQUEST) {
      setProgress(done);
      answers.push(...(await sendPart(press, { ...work, rows: work.rows.slice(done, done + ORDERS_A_REQUEST) })));
    }
    setProgress(null);
    return answers;
  }

  /** `progress` is the number of finished orders while the operation runs, otherwise null. */
  return { run, progress };
}
