/**
 * Prints an order without the frame and buttons of the shop, and without page breaks inside a line. A style of this
 * page, so that other pages do not load it.
 */
const RULES = `@media print {
  @page { margin: 15mm; }
  :has(> main) > :not(main), main nav, main dialog, main button { display: none !important; }
  body { font-size: 10.5pt; background: white; }
  main li, main section { break-inside: avoid; }
  main a { text-decoration: none; }
}`;

export function PrintStyles() {
  return <style>{RULES}</style>;
}
