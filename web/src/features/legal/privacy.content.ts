import type { Translated } from '../../components/translated.ts';
import type { LegalText } from './LegalDocument.tsx';
import { PRIVACY_EN } from './privacy-en.content.ts';
import { PRIVACY_KO } from './privacy-ko.content.ts';

export const PRIVACY: Translated<LegalText> = { ko: PRIVACY_KO, en: PRIVACY_EN };
