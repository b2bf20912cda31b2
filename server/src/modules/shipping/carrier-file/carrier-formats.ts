import type { CarrierProgram } from '@eunbit/schema/carrier-program';

/** The data of an order for a carrier. */
export interface Consignment {
  readonly orderNumber: string;
  readonly name: string;
  readonly phone: string;
  readonly zipCode: string;
  readonly address: string;
  readonly goods: string;
  readonly units: number;
  readonly parcels: number;
  /** Instruction to the courier; may be empty. */
  readonly message: string;
  readonly senderName: string;
  readonly senderPhone: string;
  readonly senderAddress: string;
}

/** A column: its heading in the software and its content; without content, the contract or the software fills it in. */
type Column = readonly [heading: string, content?: keyof Consignment | { readonly always: string }];

/** Shipping costs are charged to the shop's account. */
const ON_ACCOUNT = { always: '신용' };

/**
 * The columns of the files that carriers' software imports (SHIPMENT-27). No carrier publishes them: these are the headings of
 * the templates that customers can download there (CJ: LOIS 파셀, 신규 접수; Hanjin: 한진 포커스, 엑셀 접수; Lotte: 롯데택배 ALPS, 출고 등록; Korea
 * Post: 계약고객 전용시스템, 택배 신청; Logen: 로젠 i-LOGEN, 주문 등록), as open source shop software writes them. Each carrier's software stores
 * the mapping of columns, so another heading is configured there once.
 */
export const CARRIER_FORMATS: Readonly<Record<CarrierProgram, readonly Column[]>> = {
  CJ_LOGISTICS: [
    ['예약구분'],
    ['집하예정일'],
    ['받는분성명', 'name'],
    ['받는분전화번호', 'phone'],
    ['받는분기타연락처'],
    ['받는분우편번호', 'zipCode'],
    ['받는분주소(전체, 분할)', 'address'],
    ['운송장번호'],
    ['고객주문번호', 'orderNumber'],
    ['품목명', 'goods'],
    ['박스수량', 'parcels'],
    ['박스타입'],
    ['기본운임'],
    ['배송메세지1', 'message'],
    ['배송메세지2'],
    ['운임구분', ON_ACCOUNT],
  ],
  HANJIN: [
    ['받으시는 분', 'name'],
    ['받으시는 분 전화', 'phone'],
    ['받는분담당자(선택)'],
    ['받는분핸드폰(선택)', 'phone'],
    ['받는분우편번호(선택)', 'zipCode'],
    ['받는분총주소', 'address'],
    ['보내시는 분', 'senderName'],
    ['보내시는 분 전화', 'senderPhone'],
    ['보내는분담당자(선택)'],
    ['보내는분담당자HP(선택)'],
    ['보내는분우편번호(선택)'],
    ['보내는분총주소', 'senderAddress'],
    ['수량', 'parcels'],
    ['품목명', 'goods'],
    ['운임Type'],
    ['지불조건', ON_ACCOUNT],
    ['출고번호', 'orderNumber'],
    ['특기사항', 'message'],
    ['메모1'],
    ['메모2'],
    ['메모3'],
    ['메모4'],
  ],
  LOTTE: [
    ['주문번호', 'orderNumber'],
    ['보내는사람(지정)', 'senderName'],
    ['전화번호1(지정)', 'senderPhone'],
    ['전화번호2(지정)'],
    ['우편번호(지정)'],
    ['주소(지정)', 'senderAddress'],
    ['받는사람', 'name'],
    ['전화번호1', 'phone'],
    ['전화번호2'],
    ['우편번호', 'zipCode'],
    ['주소', 'address'],
    ['상품명1', 'goods'],
    ['상품상세1'],
    ['수량(A타입)', 'parcels'],
    ['배송메시지', 'message'],
    ['운임구분', ON_ACCOUNT],
    ['운임'],
    ['운송장번호'],
  ],
  KOREA_POST: [
    ['주문번호', 'orderNumber'],
    ['고객주문처명', 'senderName'],
    ['수취인명', 'name'],
    ['수취인 우편번호', 'zipCode'],
    ['수취인 주소', 'address'],
    ['수취인 전화번호', 'phone'],
    ['수취인 이동통신', 'phone'],
    ['상품명', 'goods'],
    ['상품모델'],
    ['배송메세지', 'message'],
    ['비고'],
    ['수량', 'units'],
    ['신청건수', 'parcels'],
    ['포장재'],
    ['부피단위'],
  ],
  LOGEN: [
    ['수하인명', 'name'],
    ['우편번호', 'zipCode'],
    ['주소', 'address'],
    ['전화', 'phone'],
    ['핸드폰', 'phone'],
    ['박스수량', 'parcels'],
    ['택배비'],
    ['운임구분', ON_ACCOUNT],
    ['품목명', 'goods'],
    ['주문번호', 'orderNumber'],
    ['배송메세지', 'message'],
  ],
};
