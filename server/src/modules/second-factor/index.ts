export { SECOND_FACTOR_ENCRYPTED_FIELDS } from './second-factor-encrypted-fields.ts';
