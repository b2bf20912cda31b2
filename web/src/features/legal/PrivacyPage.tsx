import { VisitChoiceSetting } from '../visit/VisitChoiceSetting.tsx';
import { LegalDocument } from './LegalDocument.tsx';
import { PRIVACY } from './privacy.content.ts';

/** `/privacy`. */
export function PrivacyPage() {
  return (
    <LegalDocument text={PRIVACY} path="/privacy" updated="2026-11-22" below={{ visits: <VisitChoiceSetting /> }} />
  );
}
