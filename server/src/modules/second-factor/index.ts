export { SECOND_FACTOR_ENCRYPTED_FIELDS } from './second-factor.model.ts';
