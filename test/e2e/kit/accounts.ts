/** The staff account that `npm start` creates for development. */
export const STAFF = { email: 'staff@eunbit.example', password: 'silver-light' };
export const MANAGER = { email: 'manager@eunbit.example', password: 'silver-light' };
export const SHOPPER = { email: 'shopper@eunbit.example', password: 'silver-light' };
