import type { Market } from '@eunbit/schema/market';
import type { DeviceCategory, VisitChannel } from '@eunbit/schema/visit';
import type { VisitRecord } from '@eunbit/server/modules/visit/visit.model';
import type { Chance } from './chance.ts';

type Weighted<Thing> = readonly (readonly [thing: Thing, weight: number])[];

const CHANNELS: Weighted<VisitChannel> = [
  ['DIRECT', 28],
  ['SEARCH', 38],
  ['SOCIAL', 16],
  ['CAMPAIGN', 8],
  ['EMAIL', 5],
  ['REFERRAL', 5],
];

const SOURCES: Readonly<Record<Market, Readonly<Partial<Record<VisitChannel, Weighted<string>>>>>> = {
  KR: {
    SEARCH: [
      ['search.naver.com', 70],
      ['google.co.kr', 20],
      ['search.daum.net', 10],
    ],
    SOCIAL: [
      ['instagram.com', 50],
      ['m.blog.naver.com', 30],
      ['youtube.com', 20],
    ],
    CAMPAIGN: [
      ['naver', 70],
      ['kakao', 30],
    ],
    EMAIL: [
      ['eunbit', 80],
      ['mail.naver.com', 20],
    ],
    REFERRAL: [
      ['petfriends.example', 60],
      ['cleanhome.example', 40],
    ],
  },
  US: {
    SEARCH: [
      ['google.com', 84],
      ['bing.com', 12],
      ['duckduckgo.com', 4],
    ],
    SOCIAL: [
      ['instagram.com', 45],
      ['facebook.com', 30],
      ['reddit.com', 25],
    ],
    CAMPAIGN: [
      ['google', 60],
      ['newsletter', 40],
    ],
    EMAIL: [['eunbit', 100]],
    REFERRAL: [
      ['greenclean.example', 60],
      ['petowners.example', 40],
    ],
  },
};

const KEYWORDS: Readonly<Record<Market, Weighted<string>>> = {
  KR: [
    ['항균 티슈', 30],
    ['은빛 티슈', 24],
    ['무알콜 물티슈', 18],
    ['강아지 발 세정제', 12],
    ['은나노 스프레이', 10],
    ['신발 냄새 제거', 6],
  ],
  US: [
    ['alcohol free wipes', 30],
    ['silver wipes', 22],
    ['pet paw cleaner', 20],
    ['antibacterial spray', 16],
    ['eunbit', 12],
  ],
};

const COUNTRIES: Readonly<Record<Market, Weighted<string>>> = {
  KR: [
    ['KR', 950],
    ['JP', 20],
    ['US', 18],
    ['VN', 7],
    ['CN', 5],
  ],
  US: [
    ['US', 800],
    ['CA', 70],
    ['GB', 40],
    ['AU', 30],
    ['DE', 20],
    ['JP', 20],
    ['FR', 12],
    ['BR', 8],
  ],
};

const REGIONS: Readonly<Record<string, Weighted<string>>> = {
  KR: [
    ['Seoul', 44],
    ['Gyeonggi-do', 30],
    ['Busan', 10],
    ['Incheon', 8],
    ['Daegu', 5],
    ['Jeju-do', 3],
  ],
  US: [
    ['California', 30],
    ['New York', 24],
    ['Texas', 16],
    ['Washington', 12],
    ['New Jersey', 10],
    ['Illinois', 8],
  ],
};

const DEVICES: Readonly<Record<Market, Weighted<DeviceCategory>>> = {
  KR: [
    ['MOBILE', 76],
    ['DESKTOP', 21],
    ['TABLET', 3],
  ],
  US: [
    ['MOBILE', 58],
    ['DESKTOP', 37],
    ['TABLET', 5],
  ],
};

type Origin = Pick<VisitRecord, 'channel' | 'source' | 'keywords' | 'campaign' | 'device' | 'country' | 'region'>;

/** The source of a visit and its search text, if any. Search engines rarely report the search text. */
export function demoOrigin(market: Market, chance: Chance): Origin {
  const channel = chance.pick(CHANNELS);
  const sources = SOURCES[market][channel];
  const country = chance.pick(COUNTRIES[market]);
  const regions = REGIONS[country];
  return {
    channel,
    source: sources ? chance.pick(sources) : null,
    keywords: channel === 'SEARCH' && chance.happens(0.3) ? chance.pick(KEYWORDS[market]) : null,
    campaign: channel === 'CAMPAIGN' ? 'spring' : null,
    device: chance.pick(DEVICES[market]),
    country,
    region: regions ? chance.pick(regions) : null,
  };
}
