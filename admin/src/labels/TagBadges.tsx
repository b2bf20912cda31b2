import { Badge, HStack } from '@chakra-ui/react';

/** Read-only tags of a customer; renders nothing if there are none. */
export function TagBadges({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <HStack as="span" display="inline-flex" wrap="wrap" gap="1">
      {tags.map((tag) => (
        <Badge key={tag} colorPalette="purple" textTransform="none">
          {tag}
        </Badge>
      ))}
    </HStack>
  );
}
