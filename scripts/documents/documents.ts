import { CLAIMS } from '@eunbit/schema/claims';
import { DOWNLOADS, type DownloadFile } from '@eunbit/schema/downloads';
import { PRODUCT_SEEDS } from '../seed/catalogue/index.ts';
import { APPLICANT, both, definitions, sheet } from './layout.ts';
import { computeReduction, DETECTION_LIMIT, type Measurement, REPORTS, type Report } from './reports.ts';

const count = (bacteria: number) => bacteria.toLocaleString('en-US');

function resultRow(measurement: Measurement): string {
  const { strain, when, control, treated } = measurement;
  const left = treated === null ? `&lt; ${DETECTION_LIMIT}` : count(treated);
  const percent = `${treated === null ? '&gt; ' : ''}${computeReduction(measurement).toFixed(1)}%`;
  const cells = [count(control), left, `<strong>${percent}</strong>`].map((text) => `<td class="number">${text}</td>`);
  return `<tr><td><i lang="la">${strain}</i></td><td>${both(when)}</td>${cells.join('')}</tr>`;
}

function reportSheet({ file, sample, conditions, measurements, conclusion }: Report): string {
  const document = DOWNLOADS[file];
  const facts = definitions([
    [{ ko: '신청인', en: 'Applicant' }, APPLICANT],
    [{ ko: '시료', en: 'Sample' }, sample],
    [{ ko: '시험 방법', en: 'Method' }, document.method],
    [{ ko: '시험 조건', en: 'Conditions' }, conditions],
  ]);
  const head = `<tr><th>${both({ ko: '시험 균주', en: 'Strain' })}</th>
    <th>${both({ ko: '경과 시간', en: 'Time' })}</th>
    <th class="number">${both({ ko: '대조 (CFU/mL)', en: 'Control' })}</th>
    <th class="number">${both({ ko: '시료 (CFU/mL)', en: 'Sample' })}</th>
    <th class="number">${both({ ko: '세균 감소율', en: 'Reduction' })}</th></tr>`;
  const body = `${facts}<h2>시험 결과 <span lang="en">Results</span></h2>
    <table><thead>${head}</thead><tbody>${measurements.map(resultRow).join('')}</tbody></table>
    <h2>결론 <span lang="en">Conclusion</span></h2><p>${both(conclusion)}</p>`;
  return sheet({ document, body });
}

function certificateSheet(): string {
  const [listing] = CLAIMS.KR.registrations;
  const document = DOWNLOADS['listing-certificate.pdf'];
  const facts = definitions([
    [{ ko: '업체', en: 'Establishment' }, APPLICANT],
    [
      { ko: '등록 구분', en: 'Class of listing' },
      { ko: '메디컬 클래스 제품 등록', en: 'Registered medical-class listing' },
    ],
    [
      { ko: '등록 제품', en: 'Products listed' },
      {
        ko: PRODUCT_SEEDS.map(({ title }) => title.ko).join(', '),
        en: PRODUCT_SEEDS.map(({ title }) => title.en).join(', '),
      },
    ],
    [
      { ko: '제조국', en: 'Country of manufacture' },
      { ko: '대한민국', en: 'Republic of Korea' },
    ],
    [listing.label, { ko: listing.number, en: listing.number }],
    [{ ko: '발급 기관', en: 'Issued by' }, document.issuer],
  ]);
  const statement = both({
    ko: '위 제품이 메디컬 클래스 제품으로 등록되었음을 증명합니다.',
    en: 'This certifies that the products above are listed as medical-class products.',
  });
  const body = `${facts}<h2>증명 <span lang="en">Statement</span></h2><p>${statement}</p>`;
  return sheet({ document, body });
}

/** Every downloadable document as a printable page. */
export function sheets(): ReadonlyMap<DownloadFile, string> {
  const reports = REPORTS.map((report): [DownloadFile, string] => [report.file, reportSheet(report)]);
  return new Map([...reports, ['listing-certificate.pdf', certificateSheet()]]);
}
