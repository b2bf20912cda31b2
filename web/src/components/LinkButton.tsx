import { Link } from 'react-router';
import { styled } from '#styled-system/jsx';
import { button } from '#styled-system/recipes';

/** A link that looks like a button. */
export const LinkButton = styled(Link, button);
