import { describe, expect, it } from 'vitest';
import { SocketAdmission } from './socket-admission.ts';

describe('a socket', () => {
  it('is admitted until its address has as many as it may have', () => {
    const admission = new SocketAdmission({ perAddress: 2, total: 10 });
    expect(admission.enter('203.0.113.7')).not.toBeNull();
    expect(admission.enter('203.0.113.7')).not.toBeNull();
    expect(admission.enter('203.0.113.7')).toBeNull();
    expect(admission.enter('203.0.113.8')).not.toBeNull();
  });

  it('counts for its /64, since one customer has all addresses of it', () => {
    const admission = new SocketAdmission({ perAddress: 1, total: 10 });
    expect(admission.enter('2001:db8:1:2::1')).not.toBeNull();
    expect(admission.enter('2001:db8:1:2::2')).toBeNull();
    expect(admission.enter('2001:db8:1:3::1')).not.toBeNull();
  });

  it('is refused from anywhere once the process has as many as it may have', () => {
    const admission = new SocketAdmission({ perAddress: 5, total: 2 });
    expect(admission.enter('203.0.113.7')).not.toBeNull();
    expect(admission.enter('203.0.113.8')).not.toBeNull();
    expect(admission.enter('203.0.113.9')).toBeNull();
  });

  it('makes room once, however often it is said to have closed', () => {
    const admission = new SocketAdmission({ perAddress: 2, total: 2 });
    const leave = admission.enter('203.0.113.7');
    admission.enter('203.0.113.7');
    leave?.();
    leave?.();
    expect(admission.enter('203.0.113.7')).not.toBeNull();
    expect(admission.enter('203.0.113.7')).toBeNull();
  });
});
