/** Structured data for search engines, as JSON-LD. It is a data block, so no script policy concerns it. */
export function StructuredData({ value }: { value: Readonly<Record<string, unknown>> }) {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped cannot leave the element.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
