/** Lets the browser do what waits, such as a tap or a picture of the page, before the work goes on. */
export function pause(): Promise<void> {
  return new Promise((goOn) => setTimeout(goOn));
}
