import type { Market } from '@eunbit/schema/market';
import { isSampleText, type SampleValue } from '@eunbit/schema/sample-data';
import { SETTINGS_SECTIONS, settingsAnchor } from '@eunbit/schema/shop-settings';
import type { Bilingual } from '../../../common/bilingual.ts';
import { good, note, type Verdict, wrong } from '../finding.ts';

/** Maximum names shown of a list. */
const NAMED = 6;

function shorten(names: readonly string[]): string {
  const more = names.length > NAMED ? ` (+${names.length - NAMED})` : '';
  return `${names.slice(0, NAMED).join(', ')}${more}`;
}

/** Reports shop settings that are still samples, one finding per section, linked to where they are edited. */
export function checkShopFacts(samples: readonly Pick<SampleValue, 'section' | 'path'>[]): Verdict[] {
  const sections = SETTINGS_SECTIONS.filter((section) => samples.some((sample) => sample.section === section));
  if (sections.length === 0) {
    const text = { ko: '견본이 남아 있지 않습니다.', en: 'No samples are left.' };
    return [good('placeholders.facts', '/admin/settings', text)];
  }
  return sections.map((section) => {
    const names = shorten(samples.flatMap((sample) => (sample.section === section ? [sample.path] : [])));
    const text = { ko: `아직 견본인 값: ${names}.`, en: `Still samples: ${names}.` };
    return wrong(`placeholders.facts.${section}`, `/admin/settings#${settingsAnchor(section)}`, text, {
      ko: '실제 값으로 바꾸세요. 그때까지 쇼핑몰에 보이지 않습니다.',
      en: 'Replace them by your own. Shoppers do not see them until then.',
    });
  });
}

export function checkSenderAddress(from: string): Verdict {
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

/** Reports documents whose file or description in `schema/src/downloads.ts` is still the original sample. */
export function checkDocuments(
  documents: ReadonlyMap<string, { readonly hasSampleFile: boolean; readonly hasSampleFacts: boolean }>,
): Verdict[] {
  const [folder, facts] = ['server/downloads/', 'schema/src/downloads.ts'];
  const names = (isWanted: 'hasSampleFile' | 'hasSampleFacts') =>
    [...documents].flatMap(([name, document]) => (document[isWanted] ? [name] : []));
  const [files, described] = [names('hasSampleFile'), names('hasSampleFacts')];
  const verdicts: Verdict[] = [];
  if (files.length > 0) {
    const text = {
      ko: `견본 시험 성적서입니다: ${shorten(files)}.`,
      en: `These reports are samples: ${shorten(files)}.`,
    };
    const advice = { ko: '같은 이름의 실제 PDF로 바꾸세요.', en: 'Put your own PDFs under the same names.' };
    verdicts.push(wrong('placeholders.documents', folder, text, advice));
  }
  if (described.length > 0) {
    const list = shorten(described);
    const text = { ko: `시험 기관이나 번호가 견본인 문서: ${list}.`, en: `Issuer or number is a sample: ${list}.` };
    const advice = {
      ko: '실제 시험 기관, 날짜, 번호, 결과를 적으세요.',
      en: 'State issuer, date, number and finding of yours.',
    };
    verdicts.push(wrong('placeholders.document-facts', facts, text, advice));
  }
  if (verdicts.length > 0) return verdicts;
  return [good('placeholders.documents', folder, { ko: '견본 문서가 없습니다.', en: 'No document is a sample.' })];
}

/** Checks registration numbers of a store and the evidence for its claims. */
export function checkRegistrations(
  claims: Readonly<
    Record<Market, { readonly registrations: readonly { readonly number: string }[]; readonly basis: Bilingual }>
  >,
): Verdict {
  const [id, about] = ['placeholders.registrations', 'schema/src/claims.ts'];
  const stores = Object.entries(claims).flatMap(([market, { registrations, basis }]) => {
    const isSample = registrations.some(({ number }) => isSampleText(number)) || isSampleText(basis.en);
    return isSample ? [market] : [];
  });
  if (stores.length === 0) return good(id, about, { ko: '견본 번호가 없습니다.', en: 'No number is a sample.' });
  const text = {
    ko: `견본 등록 번호나 시험 기관이 있는 스토어: ${stores.join(', ')}.`,
    en: `Sample registration numbers or laboratories in: ${stores.join(', ')}.`,
  };
  return wrong(id, about, text, {
    ko: '실제 등록·신고 번호와 시험 기관을 적으세요.',
    en: 'State your own registration numbers and laboratory.',
  });
}

export function checkPressReleases(releases: readonly { readonly isSample: boolean }[]): Verdict {
  const [id, about] = ['placeholders.press', 'schema/src/press-releases.ts'];
  const samples = releases.filter(({ isSample }) => isSample).length;
  if (samples === 0) return good(id, about, { ko: '견본 소식이 없습니다.', en: 'No press release is a sample.' });
  const text = { ko: `견본 보도 자료가 ${samples}건 있습니다.`, en: `Press releases that are samples: ${samples}.` };
  return wrong(id, about, text, {
    ko: '회사의 실제 소식으로 바꾸거나 지우세요.',
    en: "Replace them by the company's own news, or remove them.",
  });
}

export function checkTestimonials(testimonials: readonly { readonly isSample: boolean }[]): Verdict {
  const [id, about] = ['placeholders.testimonials', 'schema/src/testimonials.ts'];
  const samples = testimonials.filter(({ isSample }) => isSample).length;
  if (samples === 0) return good(id, about, { ko: '견본 후기가 없습니다.', en: 'No testimonial is a sample.' });
  const text = { ko: `견본 기업 후기가 ${samples}건 있습니다.`, en: `Testimonials that are samples: ${samples}.` };
  return wrong(id, about, text, {
    ko: '거래처가 실제로 한 말로 바꾸거나 지우세요.',
    en: 'Replace them by what partners have really said, or remove them.',
  });
}

/** Always reported, because the shop cannot know whether the terms were reviewed. */
export function checkTerms(): Verdict {
  const text = {
    ko: '이용약관, 개인정보 처리방침, 반품 안내는 은빛의 문구입니다.',
    en: "Terms, privacy policy and return policy are Eunbit's texts.",
  };
  return note('placeholders.terms', 'web/src/features/legal/', text, {
    ko: '스토어가 열린 나라의 법에 맞는지, 쓰는 서비스만 적혀 있는지 법률 검토를 받으세요.',
    en: 'Have counsel check them for the countries of your stores, and that they name the services that you use.',
  });
}

/** Checks the people of the company page: samples until staff add the first one. */
export function checkTeam(hasPeople: boolean): Verdict {
  const [id, about] = ['placeholders.team', '/admin/company'];
  if (hasPeople) return good(id, about, { ko: '견본 인물이 없습니다.', en: 'Nobody of the team is a sample.' });
  const text = { ko: '회사 소개의 인물이 아직 견본입니다.', en: 'The people of the company page are still samples.' };
  return wrong(id, about, text, {
    ko: '회사의 실제 사람을 등록하세요. 그때까지 회사 소개에 사람이 보이지 않습니다.',
    en: "Add the company's own people. Until then the company page shows none.",
  });
}

export function checkDisclosures(products: readonly Bilingual[]): Verdict {
  const about = '/admin/products';
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

export function checkAccounts(seeded: readonly string[], hasAdmin: boolean): Verdict[] {
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
