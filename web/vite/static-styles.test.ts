import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadStyleFunctions, writeStaticStyles } from './static-styles.ts';

const functions = await loadStyleFunctions(join(import.meta.dirname, '../styled-system'));

const write = (element: string) => writeStaticStyles(element, functions).toString();

describe('A styled element', () => {
  it('is a plain one when all of its styles stand in the source', () => {
    const element = '<styled.p color="fg" p={{ base: "4", md: "8" }} m={-2} id="a">text</styled.p>';
    expect(write(element)).toBe('<p className={"c_fg p_4 md:p_8 m_-2"}   id="a">text</p>');
  });

  it('may stand within another one', () => {
    expect(write('<styled.ul p="2"><styled.li m="1" /></styled.ul>')).toBe(
      '<ul className={"p_2"}><li className={"m_1"} /></ul>',
    );
  });

  it('takes the styles of `css` in place of others', () => {
    expect(write('<styled.p css={{ color: "bg", _hover: { color: "fg" } }} color="fg" />')).toBe(
      '<p className={"c_bg hover:c_fg"}  />',
    );
  });

  it('chooses between classes where conditions choose between styles', () => {
    expect(write('<styled.p p="2" color={on ? "fg" : off ? "bg" : undefined} />')).toBe(
      `<p className={["p_2", (on ? "c_fg" : (off ? "c_bg" : ""))].join(' ')}  />`,
    );
  });

  it('gets its attributes that have the name of a style', () => {
    expect(write('<styled.img htmlWidth={80} width="full" />')).toBe('<img width={80} className={"w_full"} />');
  });

  it.each([
    ['a style that is computed', '<styled.p color={size} />'],
    ['further properties', '<styled.p color="fg" {...rest} />'],
    ['classes of its own', '<styled.p color="fg" className="a" />'],
    ['another element', '<styled.p color="fg" as="div" />'],
    ['chosen styles in `css`', '<styled.p color="fg" css={on ? { color: "bg" } : {}} />'],
  ])('stays as it is with %s', (_name, element) => {
    expect(write(element)).toBe(element);
  });
});
