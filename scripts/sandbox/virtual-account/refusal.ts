import type { Answer } from '../common/http-service.ts';

export function refuse(status: number, code: string, message: string): Answer {
  return { status, body: { code, message } };
}

export const NOT_FOUND_PAYMENT = refuse(404, 'NOT_FOUND_PAYMENT', '존재하지 않는 결제 정보 입니다.');
