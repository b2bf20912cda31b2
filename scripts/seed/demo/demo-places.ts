import type { Market } from '@eunbit/schema/market';

/** The address of a demo buyer. */
export interface DemoPlace {
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
}

/** In the form of the postcode search: region, then city or district, then street. */
const korean = (zipCode: string, state: string, city: string, address: string): DemoPlace => ({
  address,
  city,
  state,
  zipCode,
});

const american = (line: string): DemoPlace => {
  const [address = '', city = '', state = '', zipCode = ''] = line.split(', ');
  return { address, city, state, zipCode };
};

/** Addresses of well-known public buildings: they exist, and nobody lives there. */
export const DEMO_PLACES: Readonly<Record<Market, readonly DemoPlace[]>> = {
  KR: [
    korean('04524', '서울특별시', '중구', '세종대로 110'),
    korean('06236', '서울특별시', '강남구', '테헤란로 152'),
    korean('05551', '서울특별시', '송파구', '올림픽로 300'),
    korean('03925', '서울특별시', '마포구', '월드컵북로 396'),
    korean('13529', '경기도', '성남시 분당구', '판교역로 166'),
    korean('16677', '경기도', '수원시 영통구', '삼성로 129'),
    korean('21984', '인천광역시', '연수구', '송도과학로 32'),
    korean('48058', '부산광역시', '해운대구', '센텀남대로 35'),
    korean('41911', '대구광역시', '중구', '공평로 88'),
    korean('34141', '대전광역시', '유성구', '대학로 291'),
    korean('61945', '광주광역시', '서구', '내방로 111'),
    korean('44675', '울산광역시', '남구', '중앙로 201'),
    korean('30151', '세종특별자치시', '세종특별자치시', '한누리대로 2130'),
    korean('63309', '제주특별자치도', '제주시', '첨단로 242'),
  ],
  US: [
    '350 5th Ave, New York, NY, 10118',
    '200 N Spring St, Los Angeles, CA, 90012',
    '233 S Wacker Dr, Chicago, IL, 60606',
    '400 Broad St, Seattle, WA, 98109',
    '417 Montgomery St, San Francisco, CA, 94104',
    '200 E Santa Clara St, San Jose, CA, 95113',
    '301 W 2nd St, Austin, TX, 78701',
    '901 Bagby St, Houston, TX, 77002',
    '1500 Marilla St, Dallas, TX, 75201',
    '1221 SW 4th Ave, Portland, OR, 97204',
    '1 City Hall Square, Boston, MA, 02201',
    '920 Broad St, Newark, NJ, 07102',
    '3500 Pan American Dr, Miami, FL, 33133',
  ].map(american),
};
