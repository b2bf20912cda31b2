import { Alert, HStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';

interface ConflictAlertProps {
  readonly message: string;
  /** Describes what the other person changed. */
  readonly children?: ReactNode;
  readonly takeNewText: string;
  readonly keepMineText: string;
  readonly onTakeNew: () => void;
  readonly onKeepMine: () => void;
}

/** Reports that somebody else has saved first, and lets the person choose between the two versions. */
export function ConflictAlert(props: ConflictAlertProps) {
  return (
    <Alert.Root status="warning" role="alert">
      <Alert.Content>
        <Alert.Title>{props.message}</Alert.Title>
        <Alert.Description color="fg">{props.children}</Alert.Description>
        <HStack wrap="wrap" gap="2" mt="2">
          <Button size="sm" variant="outline" onClick={props.onTakeNew}>
            {props.takeNewText}
          </Button>
          <Button size="sm" variant="outline" onClick={props.onKeepMine}>
            {props.keepMineText}
          </Button>
        </HStack>
      </Alert.Content>
    </Alert.Root>
  );
}
