/** An email address as the audit log names it: enough for staff to recognise it, too little to write to it. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, Math.min(2, at))}•••${address.slice(at)}`;
}
