import type { Suite, Test } from './format.ts';
import { type ServerFacts, unmetRequirement, usesFailPoints } from './requirements.ts';

/** Tests that cannot pass for reasons that lie in the driver. */
const DRIVER_DIFFERENCES: readonly { file: string; reason: string; tests: readonly string[] }[] = [
  {
    file: 'crud/unified/bypassDocumentValidation.json',
    reason: 'node driver never sends bypassDocumentValidation:false (NODE-6484)',
    tests: [
      'Aggregate with $out passes bypassDocumentValidation: false',
      'BulkWrite passes bypassDocumentValidation: false',
      'FindOneAndReplace passes bypassDocumentValidation: false',
      'FindOneAndUpdate passes bypassDocumentValidation: false',
      'InsertMany passes bypassDocumentValidation: false',
    ],
  },
  {
    file: 'crud/unified/client-bulkWrite-partialResults.json',
    reason: 'node driver always sets partialResult (NODE-6384)',
    tests: [
      'partialResult is unset when first operation fails during an ordered bulk write (verbose)',
      'partialResult is unset when first operation fails during an ordered bulk write (summary)',
      'partialResult is unset when all operations fail during an unordered bulk write',
    ],
  },
  {
    file: 'crud/unified/create-null-ids.json',
    reason: 'node driver replaces a null _id (NODE-6468)',
    tests: [
      'inserting _id with type null via insertOne',
      'inserting _id with type null via insertMany',
      'inserting _id with type null via bulkWrite',
      'inserting _id with type null via clientBulkWrite',
    ],
  },
  {
    file: 'transactions/unified/client-bulkWrite.json',
    reason: 'known node driver deviation (NODE-5924 list)',
    tests: ['client bulkWrite with writeConcern in a transaction causes a transaction error'],
  },
  {
    file: 'transactions/unified/run-command.json',
    reason: 'client connects with readPreference=secondary: needs a secondary member',
    tests: [
      'run command with secondary read preference in client option and primary read preference in transaction options',
    ],
  },
  {
    file: 'transactions/unified/transaction-options.json',
    reason: 'client connects with readPreference=secondary: needs a secondary member',
    tests: ['readPreference inherited from client'],
  },
  {
    file: 'read-write-concern/operation/default-write-concern-3.4.json',
    reason: 'node driver has no mapReduce helper',
    tests: ['MapReduce omits default write concern'],
  },
  {
    file: 'gridfs/deleteByName.json',
    reason: 'node driver has no deleteByName/renameByName (NODE-6511)',
    tests: ['delete when multiple revisions of the file exist', 'delete when file name does not exist'],
  },
  {
    file: 'gridfs/download.json',
    reason: 'node driver does not raise here (skipped by the driver itself)',
    tests: ['download when final chunk is missing'],
  },
  {
    file: 'gridfs/renameByName.json',
    reason: 'node driver has no deleteByName/renameByName (NODE-6511)',
    tests: ['rename when multiple revisions of the file exist', 'rename when file name does not exist'],
  },
  {
    file: 'retryable-writes/unified/bulkWrite.json',
    reason: 'node driver lists the _id of an insert that failed',
    tests: ['First insertOne is never committed'],
  },
];

/** Why a test is not run; undefined where it is. */
export function skipReason(file: string, suite: Suite, test: Test, facts: ServerFacts): string | undefined {
  const known = DRIVER_DIFFERENCES.find((entry) => entry.file === file && entry.tests.includes(test.description));
  if (known) return `driver: ${known.reason}`;
  const unmet = unmetRequirement(suite.runOnRequirements, facts) ?? unmetRequirement(test.runOnRequirements, facts);
  if (unmet) return `requirement: ${unmet}`;
  if (usesFailPoints(test) && !facts.hasFailPoints) return 'needs a server with fail points';
  return undefined;
}
