import type { Translated } from '../../components/translated.ts';
import { LegalDocument, type LegalText } from './LegalDocument.tsx';
import { TERMS_EN } from './terms-en.content.ts';
import { TERMS_KO } from './terms-ko.content.ts';

const TERMS_AND_CONDITIONS: Translated<LegalText> = { ko: TERMS_KO, en: TERMS_EN };

/** `/terms-and-condition`. */
export function TermsPage() {
  return <LegalDocument text={TERMS_AND_CONDITIONS} path="/terms-and-condition" updated="2021-12-08" />;
}
