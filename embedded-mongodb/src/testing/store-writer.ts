import { Store } from '../storage/store.ts';
import { buildCommit } from './store-commits.ts';

/** A program that commits until it is killed, and prints the number of each commit that is durable. */
const [folder = '', first = '1', journalBytes = ''] = process.argv.slice(2);
const store = new Store(folder, true, Number(journalBytes));
for (let number = Number(first); ; number++) {
  store.commit(buildCommit(number));
  const durable = store.durable();
  // Sometimes two commits share a batch.
  if (number % 3 === 0) continue;
  await durable;
  process.stdout.write(`${number}\n`);
}
