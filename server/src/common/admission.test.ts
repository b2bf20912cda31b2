import { describe, expect, it } from 'vitest';
import { Admission } from './admission.ts';

describe('a socket', () => {
  it('is admitted up to the limit of its address', () => {
    const admission = new Admission({ perAddress: 2, total: 10 });
    expect(admission.enter('203.0.113.7')).not.toBeNull();
    expect(admission.enter('203.0.113.7')).not.toBeNull();
    expect(admission.enter('203.0.113.7')).toBeNull();
    expect(admission.enter('203.0.113.8')).not.toBeNull();
  });

  it('counts for its /64, which belongs to one customer', () => {
    const admission = new Admission({ perAddress: 1, total: 10 });
    expect(admission.enter('2001:db8:1:2::1')).not.toBeNull();
    expect(admission.enter('2001:db8:1:2::2')).toBeNull();
    expect(admission.enter('2001:db8:1:3::1')).not.toBeNull();
  });

  it('is rejected from any address at the limit of the process', () => {
    const admission = new Admission({ perAddress: 5, total: 2 });
    expect(admission.enter('203.0.113.7')).not.toBeNull();
    expect(admission.enter('203.0.113.8')).not.toBeNull();
    expect(admission.enter('203.0.113.9')).toBeNull();
  });

  it('is released once even if it is reported as closed several times', () => {
    const admission = new Admission({ perAddress: 2, total: 2 });
    const leave = admission.enter('203.0.113.7');
    admission.enter('203.0.113.7');
    leave?.();
    leave?.();
    expect(admission.enter('203.0.113.7')).not.toBeNull();
    expect(admission.enter('203.0.113.7')).toBeNull();
  });
});
