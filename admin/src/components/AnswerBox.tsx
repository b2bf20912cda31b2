import { Box, Text } from '@chakra-ui/react';
import { detectLanguage } from '@eunbit/ui/detect-language';

/** A staff reply below a customer's text. */
export function AnswerBox({ title, text }: { title: string; text: string }) {
  return (
    <Box mt="3" px="4" py="3" bg="gray.100" borderRadius="md">
      <Text fontSize="sm" fontWeight="semibold">
        {title}
      </Text>
      <Text lang={detectLanguage(text)} whiteSpace="pre-wrap" overflowWrap="anywhere">
        {text}
      </Text>
    </Box>
  );
}
