/** Gives the browser a text to save. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // The download has begun when the click returns, but some browsers read the address a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
