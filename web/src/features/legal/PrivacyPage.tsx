import type { Translated } from '../../components/translated.ts';
import { VisitChoiceSetting } from '../visit/VisitChoiceSetting.tsx';
import { LegalDocument, type LegalText } from './LegalDocument.tsx';
import { PRIVACY_EN } from './privacy-en.content.ts';
import { PRIVACY_KO } from './privacy-ko.content.ts';

const PRIVACY: Translated<LegalText> = { ko: PRIVACY_KO, en: PRIVACY_EN };

/** `/privacy`. */
export function PrivacyPage() {
  return (
    <LegalDocument text={PRIVACY} path="/privacy" updated="2026-11-22" below={{ visits: <VisitChoiceSetting /> }} />
  );
}
