/**
 * Replaces the list of HTML attributes by which Chakra filters what it passes on to an element. Chakra has removed its
 * own style properties and variants before, and the component types admit nothing else.
 */
export default function isAttribute(): boolean {
  return true;
}
