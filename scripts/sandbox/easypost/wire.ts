/** EasyPost's shapes, as `../contracts/easypost.json` has them. */

export interface WireAddress {
  id: string;
  object: 'Address';
  mode: 'test';
  created_at: string;
  updated_at: string;
  name: string | null;
  company: string | null;
  street1: string;
  street2: string | null;
  city: string;
  state: string;
  zip: string;
  country: string;
  phone: string | null;
  email: string | null;
  carrier_facility: null;
  /** Null until the address is verified. */
  residential: boolean | null;
  federal_tax_id: null;
  state_tax_id: null;
  verifications: Record<string, WireVerification>;
}

export interface WireVerification {
  success: boolean;
  errors: { code: string; field: string; message: string; suggestion: null }[];
  details: Record<string, unknown> | null;
}

export interface WireParcel {
  id: string;
  object: 'Parcel';
  mode: 'test';
  created_at: string;
  updated_at: string;
  /** Inches. */
  length: number;
  width: number;
  height: number;
  predefined_package: null;
  /** Ounces. */
  weight: number;
}

export interface WireRate {
  id: string;
  object: 'Rate';
  mode: 'test';
  created_at: string;
  updated_at: string;
  carrier: string;
  carrier_account_id: string;
  service: string;
  billing_type: 'easypost';
  rate: string;
  currency: 'USD';
  list_rate: string;
  list_currency: 'USD';
  retail_rate: string;
  retail_currency: 'USD';
  delivery_days: number;
  est_delivery_days: number;
  delivery_date: string | null;
  delivery_date_guaranteed: boolean;
  shipment_id: string;
}

interface WirePlace {
  object: 'TrackingLocation';
  city: string | null;
  state: string | null;
  zip: string | null;
  country: null;
}

interface WireTrackingDetail {
  object: 'TrackingDetail';
  message: string;
  description: string;
  status: string;
  status_detail: string;
  datetime: string;
  source: string;
  carrier_code: string;
  tracking_location: WirePlace;
}

interface WireCarrierDetail {
  object: 'CarrierDetail';
  service: string;
  container_type: null;
  est_delivery_date_local: null;
  est_delivery_time_local: null;
  origin_location: string;
  origin_tracking_location: WirePlace;
  destination_location: string;
  destination_tracking_location: null;
  guaranteed_delivery_date: null;
  alternate_identifier: null;
  initial_delivery_attempt: null;
}

export interface WireTracker {
  id: string;
  object: 'Tracker';
  mode: 'test';
  tracking_code: string;
  status: string;
  status_detail: string;
  created_at: string;
  updated_at: string;
  carrier: string;
  /** Null until the carrier has answered, as the date of delivery. */
  carrier_detail: WireCarrierDetail | null;
  est_delivery_date: string | null;
  shipment_id: string;
  signed_by: null;
  weight: null;
  public_url: string;
  fees: [];
  tracking_details: WireTrackingDetail[];
}

interface WirePostageLabel {
  id: string;
  object: 'PostageLabel';
  created_at: string;
  updated_at: string;
  date_advance: number;
  integrated_form: 'none';
  label_date: string;
  label_resolution: number;
  label_size: string;
  label_type: 'default';
  label_file_type: 'application/pdf';
  label_url: string;
  label_pdf_url: null;
  label_zpl_url: null;
  label_epl2_url: null;
  label_file: null;
}

interface WireFee {
  object: 'Fee';
  type: 'LabelFee' | 'PostageFee';
  amount: string;
  charged: boolean;
  refunded: boolean;
}

export interface WireShipment {
  id: string;
  object: 'Shipment';
  mode: 'test';
  created_at: string;
  updated_at: string;
  reference: string | null;
  is_return: boolean;
  options: Record<string, unknown>;
  to_address: WireAddress;
  buyer_address: WireAddress;
  from_address: WireAddress;
  return_address: WireAddress;
  parcel: WireParcel;
  customs_info: null;
  insurance: string | null;
  order_id: null;
  scan_form: null;
  batch_id: null;
  batch_status: null;
  batch_message: null;
  rates: WireRate[];
  messages: { carrier: string; carrier_account_id: string; type: string; message: string }[];
  selected_rate: WireRate | null;
  postage_label: WirePostageLabel | null;
  tracking_code: string | null;
  tracker: WireTracker | null;
  fees: WireFee[];
  forms: [];
  usps_zone: number;
  status: string;
  refund_status: 'submitted' | null;
}

export interface WireEvent {
  id: string;
  object: 'Event';
  mode: 'test';
  user_id: string;
  description: string;
  created_at: string;
  updated_at: string;
  status: 'pending';
  previous_attributes: Record<string, unknown>;
  pending_urls: string[];
  completed_urls: string[];
  result: WireTracker;
}
