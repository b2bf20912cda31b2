/** The rows of two streams under one key. */
export interface Joined<A, B> {
  readonly key: string;
  readonly left: readonly A[];
  readonly right: readonly B[];
}

/** Compared by code units, while the database orders strings by their bytes: the same for order numbers, which are ASCII. */
async function* inGroups<T>(rows: AsyncIterable<T>, keyOf: (row: T) => string) {
  let key = '';
  let group: T[] = [];
  for await (const row of rows) {
    const next = keyOf(row);
    if (group.length > 0 && next !== key) {
      yield { key, rows: group };
      group = [];
    }
    key = next;
    group.push(row);
  }
  if (group.length > 0) yield { key, rows: group };
}

/** Joins two streams that are sorted by their keys; only the rows of one key are in memory. */
export async function* mergeJoin<A, B>(
  left: AsyncIterable<A>,
  leftKey: (row: A) => string,
  right: AsyncIterable<B>,
  rightKey: (row: B) => string,
): AsyncGenerator<Joined<A, B>> {
  const [lefts, rights] = [inGroups(left, leftKey), inGroups(right, rightKey)];
  let [a, b] = await Promise.all([lefts.next(), rights.next()]);
  while (!a.done || !b.done) {
    const key = a.done ? b.value?.key : b.done ? a.value.key : a.value.key < b.value.key ? a.value.key : b.value.key;
    const isLeft = !a.done && a.value.key === key;
    const isRight = !b.done && b.value.key === key;
    yield {
      key: key as string,
      left: isLeft ? (a.value as { rows: A[] }).rows : [],
      right: isRight ? (b.value as { rows: B[] }).rows : [],
    };
    if (isLeft) a = await lefts.next();
    if (isRight) b = await rights.next();
  }
}
