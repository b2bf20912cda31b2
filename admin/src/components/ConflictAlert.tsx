import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@eunbit/ui/Button.tsx';
import type { ReactNode } from 'react';

interface ConflictAlertProps {
  readonly message: string;
  /** What the other person changed, as far as there is something to say. */
  readonly children?: ReactNode;
  readonly takeNewText: string;
  readonly keepMineText: string;
  readonly onTakeNew: () => void;
  readonly onKeepMine: () => void;
}

/** Somebody else was faster: the person decides whose version it is to be. */
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
