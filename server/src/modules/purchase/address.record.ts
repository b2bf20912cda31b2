import { Schema } from 'mongoose';

export interface AddressRecord {
  firstname: string;
  lastname: string;
  address: string;
  apt: string;
  city: string;
  state: string;
  zipcode: string;
}

export const addressSchema = new Schema<AddressRecord>(
  {
    firstname: { type: String, required: true },
    lastname: { type: String, required: true },
    address: { type: String, required: true },
    apt: { type: String, default: '' },
    city: { type: String, required: true },
    state: { type: String, required: true },
    zipcode: { type: String, required: true },
  },
  { _id: false },
);
