import { chakra } from '@chakra-ui/react/styled-system';
import { buttonRecipe } from '@eunbit/ui/recipes';
import { Link } from 'react-router';

/** A link that looks like a button. */
export const LinkButton = chakra(Link, buttonRecipe);
