/** Base URL of Toss Payments' API. */
export const TOSS = 'https://api.tosspayments.com';
