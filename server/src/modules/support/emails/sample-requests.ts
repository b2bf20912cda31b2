import type { Language, Market } from '@eunbit/schema/market';
import { Types } from 'mongoose';
import { SAMPLE_NAME, SAMPLE_READER } from '../../email/index.ts';
import type { ContactMessageRecord } from '../contact-message.model.ts';
import type { PartnershipRequestRecord } from '../partnership-request.model.ts';

export const SAMPLE_CONTACT = { contactNumber: 'CS-261121-ABCDEFGH' } as const;
export const SAMPLE_PARTNERSHIP = { partnershipNumber: 'B2B-261121-ABCDEFGH' } as const;

const ID = new Types.ObjectId('000000000000000000000001');

export function sampleMessage(market: Market, language: Language): ContactMessageRecord {
  const isKorean = language === 'ko';
  return {
    _id: ID,
    number: SAMPLE_CONTACT.contactNumber,
    market,
    language,
    name: isKorean ? '한서연' : 'Mina Lee',
    phone: isKorean ? '010-1234-5678' : '(512) 555-0134',
    email: SAMPLE_READER,
    message: isKorean
      ? '안녕하세요.\n주문한 상품을 다른 주소로 받을 수 있을까요?\n\n<b>꼭</b> 확인 부탁드립니다.'
      : 'Hello,\ncan my order go to another address?\n\n<b>Please</b> let me know.',
    orderNumber: 'EB-261121-ABCDEFGH',
    subject: 'MY_ORDER',
    status: 'ANSWERED',
    answers: [
      {
        text: isKorean
          ? '안녕하세요, 은빛입니다.\n아직 발송 전이라 주소를 바꿔 드렸습니다.'
          : 'Hello,\nyour order had not left yet, so we have changed the address.',
        at: new Date(),
        by: String(ID),
        byName: isKorean ? '김은빛' : 'Ann Lee',
      },
    ],
    createdAt: new Date(),
  };
}

export function samplePartnership(market: Market, language: Language): PartnershipRequestRecord {
  const isKorean = language === 'ko';
  return {
    _id: ID,
    number: SAMPLE_PARTNERSHIP.partnershipNumber,
    market,
    language,
    ...SAMPLE_NAME[isKorean ? 'KR' : 'US'],
    company: isKorean ? '맑은숲 어린이집' : 'Clearwood Clinics',
    phone: isKorean ? '02-123-4567' : '(512) 555-0188',
    industry: isKorean ? '보육' : 'Health care',
    email: SAMPLE_READER,
    message: isKorean ? '원 다섯 곳에서 쓸 제품을 찾고 있습니다.' : 'We look for wipes for five clinics.',
    status: 'OPEN',
    answers: [],
    createdAt: new Date(),
  };
}
