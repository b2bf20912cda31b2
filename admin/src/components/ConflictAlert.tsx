import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@eunbit/ui/Button.tsx';
import type { ReactNode } from 'react';

interface ConflictAlertProps {
  readonly message: string;
  /** Describes what the other person changed. */
  readonly children?: ReactNode;
  readonly takeNewText: string;
  readonly keepMineText: string;
  readonly onTakeNew: () => void;
  readonly onKeepMine: () => void;
}

/** Tells that somebody else has saved first, and lets the person choose between the two versions. */
export function ConflictAlert(props: ConflictAlertProps) {
  return (
    <chakra.div role="alert" px="4" py="3" bg="amber.50" borderWidth="1px" borderColor="amber.200" borderRadius="md">
      <chakra.p color="amber.700" fontWeight="medium">
        {props.message}
      </chakra.p>
      {props.children}
      <chakra.div display="flex" flexWrap="wrap" gap="2" mt="3">
        <Button size="sm" variant="outline" onClick={props.onTakeNew}>
          {props.takeNewText}
        </Button>
        <Button size="sm" variant="outline" onClick={props.onKeepMine}>
          {props.keepMineText}
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
