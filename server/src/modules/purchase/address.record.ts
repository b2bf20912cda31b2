import { Schema } from 'mongoose';

export interface AddressRecord {
  firstName: string;
  lastName: string;
  address: string;
  apt: string;
  city: string;
  state: string;
  zipCode: string;
}

export const addressSchema = new Schema<AddressRecord>(
  {
    firstName: { type: String, required: true },
    lastName: { type: String, required: true },
    address: { type: String, required: true },
    apt: { type: String, default: '' },
    city: { type: String, required: true },
    state: { type: String, required: true },
    zipCode: { type: String, required: true },
  },
  { _id: false },
);
