import type { Language } from '@eunbit/schema/market';
import type { Messages } from '@eunbit/ui/LocaleProvider.tsx';

/** Messages loaded so far. A catalogue object grows while screens are opened, and its users see the additions. */
const catalogues: Partial<Record<Language, Promise<Record<string, string>>>> = {};
/** Features whose messages are needed, in each language that is shown. */
const wantedFeatures = new Set<string>();

const modules = {
  ko: () => import('./messages-ko.ts'),
  en: () => import('./messages-en.ts'),
};

/** The messages of a language: the shared ones, and those of the screens opened so far. */
export async function loadMessages(language: Language): Promise<Messages> {
  catalogues[language] ??= modules[language]().then(({ messages }) => ({ ...messages }));
  const catalogue = await catalogues[language].catch((reason: unknown) => {
    // The next call retries the load.
    delete catalogues[language];
    throw reason;
  });
  await addOwnTexts(language, catalogue);
  return catalogue;
}

/** Loads the texts that a screen of these features shows, in every language in use. */
export async function loadScreenMessages(features: readonly string[]): Promise<void> {
  for (const feature of features) wantedFeatures.add(feature);
  const languages = Object.keys(catalogues) as Language[];
  await Promise.all(languages.map((language) => loadMessages(language)));
}

const added = new Set<string>();

async function addOwnTexts(language: Language, catalogue: Record<string, string>): Promise<void> {
  const { ownMessages } = await modules[language]();
  await Promise.all(
    [...wantedFeatures].map(async (feature) => {
      const file = getMessagesFile(feature, language);
      const load = ownMessages[file];
      if (!load || added.has(file)) return;
      Object.assign(catalogue, await load());
      added.add(file);
    }),
  );
}

/** The file of a feature's own messages, relative to this folder. */
function getMessagesFile(feature: string, language: Language): string {
  return `../features/${feature}/${feature}.messages.${language}.json`;
}
