import { chakra } from '@chakra-ui/react/styled-system';
import { buttonRecipe } from '@eunbit/ui/recipes';
import { Link } from 'react-router';

/** A link inside the back office that looks like a button. */
export const ButtonLink = chakra(Link, buttonRecipe);

/** A link that leaves the back office and looks like a button. */
export const ButtonAnchor = chakra('a', buttonRecipe);

/** A link inside the back office within text. */
export const TextLink = chakra(Link, {
  base: {
    fontWeight: 'medium',
    color: 'fg.accent',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    _hover: { textDecorationThickness: '2px' },
  },
});
