/** The part of EasyPost's shapes that the shop reads; everything else is left out. */

export interface WireAddress {
  id: string;
  object: 'Address';
  name: string | null;
  company: string | null;
  street1: string;
  street2: string | null;
  city: string;
  state: string;
  zip: string;
  country: string;
  phone: string | null;
  verifications: Record<string, WireVerification>;
}

export interface WireVerification {
  success: boolean;
  errors: { code: string; field: string; message: string; suggestion: null }[];
  details: Record<string, unknown> | null;
}

export interface WireRate {
  id: string;
  object: 'Rate';
  created_at: string;
  carrier: string;
  carrier_account_id: string;
  service: string;
  rate: string;
  currency: 'USD';
  delivery_days: number;
  delivery_date: string | null;
  delivery_date_guaranteed: boolean;
  shipment_id: string;
}

interface WireTrackingDetail {
  object: 'TrackingDetail';
  message: string;
  status: string;
  datetime: string;
  tracking_location: { object: 'TrackingLocation'; city: string | null; state: string | null; country: 'US' };
}

export interface WireTracker {
  id: string;
  object: 'Tracker';
  mode: 'test';
  tracking_code: string;
  status: string;
  created_at: string;
  updated_at: string;
  carrier: string;
  shipment_id: string;
  est_delivery_date: string | null;
  public_url: string;
  tracking_details: WireTrackingDetail[];
}

export interface WireShipment {
  id: string;
  object: 'Shipment';
  mode: 'test';
  reference: string | null;
  created_at: string;
  to_address: WireAddress;
  from_address: WireAddress;
  /** Ounces. */
  parcel: { weight: number };
  rates: WireRate[];
  messages: { carrier: string; type: string; message: string }[];
  selected_rate: WireRate | null;
  postage_label: { object: 'PostageLabel'; label_url: string; label_file_type: 'application/pdf' } | null;
  tracking_code: string | null;
  tracker: WireTracker | null;
  usps_zone: number | null;
  status: string;
  refund_status: 'submitted' | null;
}

export interface WireEvent {
  id: string;
  object: 'Event';
  mode: 'test';
  description: string;
  created_at: string;
  updated_at: string;
  status: 'completed';
  previous_attributes: Record<string, unknown>;
  result: WireTracker;
}
