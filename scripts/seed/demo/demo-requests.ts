import type { ContactSubject } from '@eunbit/schema/contact';
import type { Market } from '@eunbit/schema/market';
import { personName } from '@eunbit/schema/person-name';
import { newPublicNumber } from '@eunbit/server/common/public-number';
import type { ContactMessageRecord } from '@eunbit/server/modules/support/contact-message.model';
import type { PartnershipRequestRecord } from '@eunbit/server/modules/support/partnership-request.model';
import { Types } from 'mongoose';
import { type Chance, createChance } from './chance.ts';
import { DEMO_PEOPLE, demoPerson } from './demo-people.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type Handling = Pick<ContactMessageRecord, 'status' | 'answers'>;

/** The staff member who answers. */
export interface DemoStaff {
  readonly id: string;
  readonly name: string;
}

interface DemoRequests {
  readonly seed: number;
  readonly market: Market;
  readonly now: Date;
  /** Number of days that the requests go back. */
  readonly days: number;
  /** Null if the shop has no staff: then nothing is answered. */
  readonly staff: DemoStaff | null;
}

type Question = readonly [subject: ContactSubject, message: string, answer: string];

const QUESTIONS: Readonly<Record<Market, readonly Question[]>> = {
  KR: [
    [
      'MY_ORDER',
      '주문한 상품이 언제 출발하는지 알고 싶습니다.',
      '오늘 오후에 출고되며, 운송장 번호를 이메일로 보내 드립니다.',
    ],
    ['RETURN', '한 상자를 뜯지 않았는데 반품할 수 있을까요?', '받으신 날부터 7일 안에는 가능합니다. 접수해 드릴게요.'],
    ['PRODUCT', '신생아 장난감에 써도 괜찮은가요?', '알코올이 없어 사용하실 수 있으며, 닦은 뒤 잠시 말려 주세요.'],
    ['TECHNOLOGY', '은 입자가 옷감을 변색시키지는 않나요?', '흰 면에서 시험한 결과 변색은 없었습니다.'],
    ['OTHER', '선물용 포장이 되나요?', '지금은 준비되어 있지 않습니다. 의견 감사합니다.'],
  ],
  US: [
    [
      'MY_ORDER',
      'My tracking number has not moved for two days. Is it lost?',
      'It was scanned this morning and arrives on Friday.',
    ],
    ['RETURN', 'I ordered the wrong size. Can I send it back unopened?', 'Yes. A return label is on its way to you.'],
    [
      'PRODUCT',
      'Is the pet spray safe for cats, too?',
      'Yes, it is made for cats and dogs. Keep it away from the eyes.',
    ],
    [
      'TECHNOLOGY',
      'How long does one wipe keep a surface clean?',
      'Our tests show seven days on a surface that is not washed.',
    ],
    ['TECHNICAL_PROBLEM', 'The checkout would not take my second address line.', 'That is mended; please try again.'],
  ],
};

const COMPANIES: Readonly<Record<Market, readonly (readonly [company: string, industry: string, message: string])[]>> =
  {
    KR: [
      ['푸른숲 어린이집', '보육', '원 12곳에 정기 납품이 가능한지 궁금합니다.'],
      ['해오름 동물병원', '동물병원', '진료실에서 쓸 대용량 제품의 견적을 부탁드립니다.'],
      ['모아 피트니스', '체육시설', '운동 기구를 닦는 티슈를 매달 200팩 정도 쓰려고 합니다.'],
    ],
    US: [
      ['Harbor Pet Hotel', 'Pet care', 'We would like to stock the paw tissue at our front desk.'],
      ['Redwood Coworking', 'Offices', 'Please quote 300 packs of the all-purpose wipe each quarter.'],
      ['Lakeside Dental', 'Health care', 'Do you offer an invoice with 30 days to pay?'],
    ],
  };

const MESSAGES = 36;

function buildHandling(answer: string, at: Date, { now, staff }: DemoRequests, chance: Chance): Handling {
  const answeredAt = new Date(at.getTime() + HOUR + chance.upTo(2 * DAY));
  if (!staff || answeredAt > now) return { status: 'OPEN', answers: [] };
  if (chance.happens(0.15)) return { status: 'CLOSED', answers: [] };
  return { status: 'ANSWERED', answers: [{ text: answer, at: answeredAt, by: staff.id, byName: staff.name }] };
}

const someTime = ({ now, days }: DemoRequests, chance: Chance) =>
  new Date(now.getTime() - 5 * HOUR - Math.floor(chance.next() ** 2 * (days - 1) * DAY));

/** Contact messages to a store, with the answers of staff. */
export function demoMessages(setting: DemoRequests): ContactMessageRecord[] {
  const { seed, market } = setting;
  return Array.from({ length: MESSAGES }, (_, index) => {
    const chance = createChance(seed, market, 'message', index);
    const { firstName, lastName, phone, email } = demoPerson(seed, market, chance.upTo(DEMO_PEOPLE - 1));
    const [subject, message, answer] = chance.pick(QUESTIONS[market].map((question) => [question, 1] as const));
    const createdAt = someTime(setting, chance);
    return {
      _id: new Types.ObjectId(),
      number: newPublicNumber('CS', market, createdAt),
      market,
      language: market === 'KR' ? 'ko' : 'en',
      name: personName({ firstName, lastName }),
      phone,
      email,
      message,
      orderNumber: null,
      subject,
      createdAt,
      ...buildHandling(answer, createdAt, setting, chance),
    };
  });
}

/** Partnership requests to a store. */
export function demoPartnerships(setting: DemoRequests): PartnershipRequestRecord[] {
  const { seed, market } = setting;
  return COMPANIES[market].map(([company, industry, message], index) => {
    const chance = createChance(seed, market, 'partnership', index);
    const { firstName, lastName, phone, email } = demoPerson(seed, market, chance.upTo(DEMO_PEOPLE - 1));
    const createdAt = someTime(setting, chance);
    const answer =
      market === 'KR' ? '담당자가 견적서를 이메일로 보내 드렸습니다.' : 'We have sent you a quote by e-mail.';
    return {
      _id: new Types.ObjectId(),
      number: newPublicNumber('B2B', market, createdAt),
      market,
      language: market === 'KR' ? 'ko' : 'en',
      lastName,
      firstName,
      company,
      phone,
      industry,
      email,
      message,
      createdAt,
      ...buildHandling(answer, createdAt, setting, chance),
    };
  });
}
