import { isSampleText, type SampleValue } from '@eunbit/schema/sample-data';
import type { Bilingual } from '../../../common/bilingual.ts';
import { good, type Verdict, wrong } from '../finding.ts';

/** Names shown of a long list. */
const NAMED = 6;

function shorten(names: readonly string[]): string {
  const more = names.length > NAMED ? ` (+${names.length - NAMED})` : '';
  return `${names.slice(0, NAMED).join(', ')}${more}`;
}

/** The facts of the shop that are still samples. */
export function judgeShopFacts(samples: readonly Pick<SampleValue, 'section' | 'path'>[]): Verdict {
  const about = '/admin/settings';
  const id = 'placeholders.facts';
  if (samples.length === 0) return good(id, about, { ko: '견본이 남아 있지 않습니다.', en: 'No samples are left.' });
  const names = shorten(samples.map(({ section, path }) => `${section}.${path}`));
  const text = { ko: `아직 견본인 값: ${names}.`, en: `Still samples: ${names}.` };
  return wrong(id, about, text, { ko: '실제 값으로 바꾸세요.', en: 'Replace them by your own.' });
}

export function judgeSenderAddress(from: string): Verdict {
  const about = 'EMAIL_FROM';
  if (!isSampleText(from)) {
    return good('placeholders.sender', about, { ko: `보내는 주소: ${from}`, en: `Emails come from ${from}.` });
  }
  const text = { ko: `보내는 주소가 견본입니다: ${from}`, en: `Emails come from a sample address: ${from}` };
  return wrong('placeholders.sender', about, text, {
    ko: '회사 도메인의 주소로 바꾸세요.',
    en: "Set it to an address of the company's own domain.",
  });
}

export function judgeDocuments(samples: readonly string[]): Verdict {
  const about = 'server/downloads/';
  if (samples.length === 0) {
    return good('placeholders.documents', about, { ko: '견본 문서가 없습니다.', en: 'No document is a sample.' });
  }
  const names = shorten(samples);
  const text = { ko: `견본 시험 성적서입니다: ${names}.`, en: `These reports are samples: ${names}.` };
  return wrong('placeholders.documents', about, text, {
    ko: '같은 이름의 실제 PDF로 바꾸세요.',
    en: 'Put your own PDFs under the same names.',
  });
}

export function judgeDisclosures(products: readonly Bilingual[]): Verdict {
  const about = '/admin/product';
  if (products.length === 0) {
    const text = { ko: '상품 정보 고시에 견본이 없습니다.', en: 'No product disclosure has samples.' };
    return good('placeholders.disclosures', about, text);
  }
  const text = {
    ko: `상품 정보 고시에 견본 번호가 있는 상품: ${shorten(products.map(({ ko }) => ko))}.`,
    en: `Disclosures with sample numbers: ${shorten(products.map(({ en }) => en))}.`,
  };
  return wrong('placeholders.disclosures', about, text, {
    ko: '관리자 화면의 상품에서 실제 신고 번호를 넣으세요.',
    en: "Enter the real numbers in the product's page of the back office.",
  });
}

export function judgeAccounts(seeded: readonly string[], hasAdmin: boolean): Verdict[] {
  const about = '/admin/admins';
  const verdicts: Verdict[] = [];
  if (seeded.length > 0) {
    const names = seeded.join(', ');
    const text = { ko: `견본 계정이 있습니다: ${names}.`, en: `There are sample accounts: ${names}.` };
    const advice = { ko: '자신의 계정을 만든 뒤 삭제하세요.', en: 'Delete them once you have accounts of your own.' };
    verdicts.push(wrong('placeholders.accounts', about, text, advice));
  }
  if (!hasAdmin) {
    const text = { ko: '관리자 계정이 없습니다.', en: 'There is no account of an admin.' };
    const advice = {
      ko: 'docs/going-live.md의 첫 직원 절을 보세요.',
      en: 'See the first member of staff in docs/going-live.md.',
    };
    verdicts.push(wrong('placeholders.admin', about, text, advice));
  }
  if (verdicts.length > 0) return verdicts;
  return [good('placeholders.accounts', about, { ko: '견본 계정이 없습니다.', en: 'There are no sample accounts.' })];
}
