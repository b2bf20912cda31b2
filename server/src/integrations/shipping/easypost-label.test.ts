import { describe, expect, it } from 'vitest';
import { fetchLabel, isLabelUrl } from './easypost-label.ts';

const REAL = 'https://easypost-files.s3.us-west-2.amazonaws.com/files/postage_label/20260301/e8.pdf';
const SANDBOX = 'http://127.0.0.1:4010';

describe('the URL of a label (SHIPMENT-30)', () => {
  it("is accepted at the provider's hosts", () => {
    expect(isLabelUrl(REAL, null)).toBe(true);
    expect(isLabelUrl(`${SANDBOX}/sandbox/labels/shp_1`, `${SANDBOX}/`)).toBe(true);
  });

  it.each([
    'https://169.254.169.254/latest/meta-data',
    'http://easypost-files.s3.us-west-2.amazonaws.com/files/1.pdf',
    'https://easypost-files.s3.us-west-2.amazonaws.com.example.com/1.pdf',
    'https://easypost-files.s3.us-west-2.amazonaws.com:8443/1.pdf',
    'https://easypost-files.s3.us-west-2.amazonaws.com@example.com/1.pdf',
    'https://other-files.s3.us-west-2.amazonaws.com/1.pdf',
    'file:///etc/passwd',
    `${SANDBOX}/sandbox/labels/shp_1`,
    'no address',
  ])('is rejected elsewhere: %s', async (url) => {
    expect(isLabelUrl(url, null)).toBe(false);
    await expect(fetchLabel(url, null, AbortSignal.timeout(1))).rejects.toThrow('does not belong to the provider');
  });

  it('is rejected at the real provider and at other ports if a sandbox is configured', () => {
    expect(isLabelUrl(REAL, SANDBOX)).toBe(false);
    expect(isLabelUrl('http://127.0.0.1:27017/', SANDBOX)).toBe(false);
  });
});
