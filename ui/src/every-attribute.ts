/**
 * Stands in for the list of HTML attributes by which Chakra sorts out what reaches an element. Its own style properties and
 * variants are taken out before, and the types of the components let nothing else through.
 */
export default function isAttribute(): boolean {
  return true;
}
