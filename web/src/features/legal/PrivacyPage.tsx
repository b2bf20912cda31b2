import { LegalDocument } from './LegalDocument.tsx';
import { PRIVACY } from './privacy.content.ts';

/** `/privacy`. */
export function PrivacyPage() {
  return <LegalDocument text={PRIVACY} path="/privacy" updated="2021-12-08" />;
}
