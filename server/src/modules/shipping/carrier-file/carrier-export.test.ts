import { CARRIER_FILE_ENCODINGS, CARRIER_PROGRAMS } from '@eunbit/schema/carrier-program';
import { DEFAULT_SHOP_SETTINGS } from '@eunbit/schema/shop-settings';
import { decode } from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { readCsv } from '../../../common/csv-file.ts';
import type { OrderRecord } from '../../order/index.ts';
import { buildCarrierFile, findUnwritten, toConsignment } from './carrier-export.ts';

const line = (ko: string, quantity: number) => ({ productId: ko, title: { ko, en: ko }, quantity });
const ORDER = {
  number: 'EB-260301-0000000A',
  market: 'KR',
  phone: '010-1234-5678',
  address: {
    firstName: '미나',
    lastName: '이',
    address: '서울숲길 1',
    apt: '#101호',
    city: '서울특별시 성동구',
    state: '서울특별시',
    zipCode: '04766',
  },
  lines: [line('물티슈', 21), line('스프레이', 4)],
  status: 'PREPARING_FOR_SHIPMENT',
  fulfilments: [],
  refunds: [],
  deliveryNote: { instruction: 'OTHER', text: '=cmd|calc, "문" 앞' },
} as unknown as OrderRecord;
const CONSIGNMENT = toConsignment(ORDER, DEFAULT_SHOP_SETTINGS.company);

async function readBack(bytes: Buffer): Promise<Record<string, string>> {
  const file = await readCsv(bytes, 10);
  const [headings = [], cells = []] = 'rows' in file ? file.rows.map((row) => row.cells) : [];
  expect(cells).toHaveLength(headings.length);
  return Object.fromEntries(headings.map((heading, index) => [heading, cells[index] ?? '']));
}

describe("a file of addresses for a carrier's program (SHIPMENT-27)", () => {
  it.each(CARRIER_PROGRAMS)('of %s has recipient, contents, number of parcels and order number', async (carrier) => {
    const cells = Object.values(await readBack(buildCarrierFile([CONSIGNMENT], carrier, 'euc-kr')));
    for (const part of [
      '이미나',
      '010-1234-5678',
      '04766',
      '서울특별시 성동구 서울숲길 1 101호',
      '물티슈 21개 외 1건',
      ORDER.number,
      '2',
    ]) {
      expect(cells).toContain(part);
    }
  });

  it('has the headings that the program expects', async () => {
    expect(await readBack(buildCarrierFile([CONSIGNMENT], 'CJ_LOGISTICS', 'utf-8'))).toMatchObject({
      받는분성명: '이미나',
      고객주문번호: ORDER.number,
      박스수량: '2',
      운임구분: '신용',
    });
    expect(await readBack(buildCarrierFile([CONSIGNMENT], 'HANJIN', 'utf-8'))).toMatchObject({
      출고번호: ORDER.number,
      '보내시는 분': '주식회사 은빛',
    });
  });

  it('is in the chosen encoding, with a byte order mark in UTF-8', () => {
    const name = { ...CONSIGNMENT, name: '뷁' };
    expect(decode(buildCarrierFile([name], 'LOGEN', 'euc-kr'), 'cp949')).toContain('뷁');
    expect(buildCarrierFile([name], 'LOGEN', 'utf-8').subarray(0, 3)).toEqual(Buffer.of(0xef, 0xbb, 0xbf));
  });

  it('keeps phones and texts as typed, without escaping formulas, since no spreadsheet opens it', async () => {
    const member = toConsignment({ ...ORDER, phone: '+821055556666' }, DEFAULT_SHOP_SETTINGS.company);
    for (const encoding of CARRIER_FILE_ENCODINGS) {
      expect(await readBack(buildCarrierFile([member], 'LOTTE', encoding))).toMatchObject({
        전화번호1: '010-5555-6666',
        우편번호: '04766',
        배송메시지: '=cmd|calc, "문" 앞',
      });
    }
  });

  it('has the nearest characters in EUC-KR, and unsupported characters are reported beforehand', async () => {
    const typed = { ...CONSIGNMENT, name: 'José Đỗ 鱻', address: '서울숲길 12–3\u00a0①', message: 'ﾊ😀鱻' };
    const read = await readBack(buildCarrierFile([typed], 'LOGEN', 'euc-kr'));

    expect(read).toMatchObject({ 수하인명: 'Jose Do ?', 주소: '서울숲길 12-3 ①', 배송메세지: 'ハ??' });
    expect(findUnwritten(typed)).toEqual(['鱻', '😀']);
    expect(findUnwritten(CONSIGNMENT)).toEqual([]);
    expect(await readBack(buildCarrierFile([typed], 'LOGEN', 'utf-8'))).toMatchObject({ 수하인명: 'José Đỗ 鱻' });
  });
});
