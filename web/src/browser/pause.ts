/** Lets the browser handle waiting events and paint before the work continues. */
export function pause(milliseconds = 0): Promise<void> {
  return new Promise((goOn) => setTimeout(goOn, milliseconds));
}
