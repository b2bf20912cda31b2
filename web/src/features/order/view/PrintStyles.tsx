/**
 * On paper an order stands alone: no frame of the shop, no buttons, and no line of it torn over two sheets. A style of
 * the page rather than of the frame, so that other pages do not carry it.
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
