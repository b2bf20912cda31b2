import { type DocumentNode, type FieldNode, type FragmentDefinitionNode, Kind, type SelectionSetNode } from 'graphql';
import { badRequest } from '../common/bad-request.ts';

/** Maximum selections of a document; a fragment counts each time it is spread. The largest operation of our clients has 1,900. */
const MAXIMUM_SELECTIONS = 4000;
/**
 * Maximum pairs of fields with the same response name in one place, which GraphQL compares to see whether they can be merged. The
 * highest number in an operation of our clients is 1,100, due to its fragments.
 */
const MAXIMUM_PAIRS = 2500;

interface Counting {
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  selections: number;
  pairs: number;
}

type Groups = Map<string, FieldNode[]>;

const isTooLarge = ({ selections, pairs }: Counting) => selections > MAXIMUM_SELECTIONS || pairs > MAXIMUM_PAIRS;

function addField(field: FieldNode, groups: Groups, counting: Counting): void {
  const responseName = (field.alias ?? field.name).value;
  const group = groups.get(responseName);
  counting.pairs += group?.length ?? 0;
  if (group) group.push(field);
  else groups.set(responseName, [field]);
}

/** Groups the fields of one place by response name. A fragment counts once there, however often it is spread. */
function collectFields(
  { selections }: SelectionSetNode,
  groups: Groups,
  spread: Set<FragmentDefinitionNode>,
  counting: Counting,
): void {
  for (const selection of selections) {
    counting.selections += 1;
    if (isTooLarge(counting)) return;
    if (selection.kind === Kind.FIELD) {
      addField(selection, groups, counting);
      continue;
    }
    const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : counting.fragments.get(selection.name.value);
    if (!fragment) continue;
    if (fragment.kind === Kind.FRAGMENT_DEFINITION) {
      if (spread.has(fragment)) continue;
      spread.add(fragment);
    }
    collectFields(fragment.selectionSet, groups, spread, counting);
  }
}

/** Counts the selections at one place and below it. A fragment that spreads itself ends at the limit. */
function countSelections(selectionSets: readonly SelectionSetNode[], counting: Counting): void {
  const groups: Groups = new Map();
  const spread = new Set<FragmentDefinitionNode>();
  for (const selectionSet of selectionSets) collectFields(selectionSet, groups, spread, counting);
  for (const group of groups.values()) {
    if (isTooLarge(counting)) return;
    const below = group.flatMap(({ selectionSet }) => selectionSet ?? []);
    if (below.length > 0) countSelections(below, counting);
  }
}

/**
 * Throws if a document selects too much. Called before validation, which compares fields in pairs: a few kilobytes that repeat
 * one field would take it a tenth of a second. This check's time is bounded by the limits for any document.
 */
export function checkSelectionSize({ definitions }: DocumentNode): void {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of definitions) if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  const counting: Counting = { fragments, selections: 0, pairs: 0 };
  for (const node of definitions) {
    // Validation also visits fragments that no operation spreads.
    if ('selectionSet' in node && node.selectionSet) countSelections([node.selectionSet], counting);
    if (isTooLarge(counting)) throw badRequest('The document selects too much: ask for fewer fields.');
  }
}
