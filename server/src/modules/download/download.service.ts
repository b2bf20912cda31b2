import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DOWNLOAD_FILES, DOWNLOADS, type DownloadFile, downloadUrl, isDownloadFile } from '@eunbit/schema/downloads';
import type { Language } from '@eunbit/schema/market';
import type { DownloadType } from './download.types.ts';
import { readSampleParts } from './sample-documents.ts';

/**
 * Public downloads. Throws if the folder lacks one of `DOWNLOAD_FILES`. If samples are hidden, documents with a sample file or
 * sample description are neither listed nor served (STORE-19).
 */
export async function createDownloadService(folder: string, { hidesSamples }: { readonly hidesSamples: boolean }) {
  const sizes = new Map<DownloadFile, number>();
  for (const file of DOWNLOAD_FILES) sizes.set(file, (await stat(join(folder, file))).size);
  const parts = await readSampleParts(folder);
  const samples = new Set(
    DOWNLOAD_FILES.filter((file) => parts.get(file)?.hasSampleFile || parts.get(file)?.hasSampleFacts),
  );
  const isOffered = (file: DownloadFile) => !(hidesSamples && samples.has(file));

  function present(file: DownloadFile, language: Language): DownloadType {
    const { kind, title, issuer, issuedOn, number, method, finding } = DOWNLOADS[file];
    return {
      file,
      url: downloadUrl(file),
      title: title[language],
      bytes: sizes.get(file) ?? 0,
      kind,
      issuer: issuer[language],
      issuedOn,
      number,
      method: method?.[language] ?? null,
      finding: finding[language],
      isSample: samples.has(file),
    };
  }

  return {
    folder,

    /** Whether `/download/{name}` is served. */
    isOffered: (name: string): name is DownloadFile => isDownloadFile(name) && isOffered(name),

    all: (language: Language): DownloadType[] =>
      DOWNLOAD_FILES.filter(isOffered).map((file) => present(file, language)),

    some: (files: readonly DownloadFile[], language: Language): DownloadType[] =>
      files.filter(isOffered).map((file) => present(file, language)),
  };
}

export type DownloadService = Awaited<ReturnType<typeof createDownloadService>>;
