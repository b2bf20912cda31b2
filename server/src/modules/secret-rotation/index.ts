export { type EncryptedValuesFacts, readEncryptedValues } from './encrypted-values-reader.ts';
