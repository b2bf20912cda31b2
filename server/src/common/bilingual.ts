export interface Bilingual<T = string> {
  ko: T;
  en: T;
}
