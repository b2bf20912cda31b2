/** The first match wins: most browsers also name others, for compatibility. */
const FAMILIES: readonly (readonly [string, RegExp])[] = [
  ['KakaoTalk', /KAKAOTALK[ /](\d+)/i],
  ['NAVER', /NAVER\(inapp;[^)]*?(\d+)\./],
  ['Whale', /Whale\/(\d+)/],
  ['Samsung Internet', /SamsungBrowser\/(\d+)/],
  ['Edge', /Edg(?:e|A|iOS)?\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Chrome on iOS', /CriOS\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /Chrom(?:e|ium)\/(\d+)/],
  ['Safari', /Version\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari\//],
];
const OTHER = 'Other';

/**
 * Browser and major version of a User-Agent: `Safari 26`. In-app browsers are distinguished, since they have failures of their
 * own.
 */
export function browserFamily(userAgent: string): string {
  for (const [name, pattern] of FAMILIES) {
    const version = pattern.exec(userAgent)?.[1];
    if (version) return `${name} ${version.slice(0, 4)}`;
  }
  return OTHER;
}
