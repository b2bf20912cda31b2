import type { Translated } from '../../components/translated.ts';
import type { LegalText } from './LegalDocument.tsx';
import { TERMS_EN } from './terms-en.content.ts';
import { TERMS_KO } from './terms-ko.content.ts';

export const TERMS_AND_CONDITIONS: Translated<LegalText> = { ko: TERMS_KO, en: TERMS_EN };
