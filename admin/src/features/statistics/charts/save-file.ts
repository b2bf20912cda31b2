/** Downloads a text as a file. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // Some browsers read the URL a moment after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
