/** Where Toss Payments' API is. */
export const TOSS = 'https://api.tosspayments.com';
