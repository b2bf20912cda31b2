import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DOWNLOAD_FILES, DOWNLOADS, type DownloadFile } from '@eunbit/schema/downloads';
import { isSampleText } from '@eunbit/schema/sample-data';

/** SHA-256 of the sample documents in the repository. */
const SAMPLES: Readonly<Record<DownloadFile, string>> = {
  'antibacterial-7-days.pdf': '90ee4c7f0a9aec1aeef42a760f75b1f658c8c7ba8accc7a6a2e57bf3ee6c870c',
  'bactericidal-1-minute.pdf': '202dd8de15f8b5000fcffbb0c74a8d873b85c3059ba7a3543aa4c47d92a24e0c',
  'bactericidal-24-hours.pdf': '4f4fe77618ae82c538ee6a6eb7b9eb269a1cc69e575a5a421a92899a5b43499d',
  'bactericidal-3-minutes.pdf': '40ef14bfcf4cef5e80d88c4f1c6928d4f0324088fe6bb13fb99374f31933f954',
  'listing-certificate.pdf': '97e572330190aef3304049218f609d2c3dc3ff42e4e30c2dddad50524027105d',
  'pet-antibacterial.pdf': '5a1c349f049503c9290f4b6451a7198c7f5f25da712f29643f0fb6198f704d2d',
};

/** Why a document is a sample: its file, or its description in `schema/src/downloads.ts`, is still the original sample. */
interface SampleParts {
  readonly hasSampleFile: boolean;
  readonly hasSampleFacts: boolean;
}

const hasSampleFacts = (file: DownloadFile): boolean =>
  isSampleText(DOWNLOADS[file].number) || Object.values(DOWNLOADS[file].issuer).some(isSampleText);

/** Which parts of the documents in a folder are still samples. */
export async function readSampleParts(folder: string): Promise<ReadonlyMap<DownloadFile, SampleParts>> {
  const parts = await Promise.all(
    DOWNLOAD_FILES.map(async (file): Promise<[DownloadFile, SampleParts]> => {
      const digest = createHash('sha256')
        .update(await readFile(join(folder, file)))
        .digest('hex');
      return [file, { hasSampleFile: digest === SAMPLES[file], hasSampleFacts: hasSampleFacts(file) }];
    }),
  );
  return new Map(parts);
}
