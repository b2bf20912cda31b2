/** The shades of one product colour, from a faint tint to one that is legible on white. */
export interface Accent {
  readonly tint: string;
  readonly soft: string;
  readonly main: string;
  readonly deep: string;
}

export const INK = '#2f3136';
export const INK_SOFT = '#4b4e57';

export const LAVENDER: Accent = { tint: '#f5f1fd', soft: '#ddd3f4', main: '#b9a7e6', deep: '#6f5aae' };
export const LILAC: Accent = { tint: '#f6f2fb', soft: '#e2d3f0', main: '#c3a3df', deep: '#7d559f' };
export const SAND: Accent = { tint: '#fbf6ee', soft: '#efe2cc', main: '#dcc198', deep: '#8d6c3c' };
export const MINT: Accent = { tint: '#eef9f6', soft: '#cfece4', main: '#92d2c3', deep: '#2f8073' };
export const SKY: Accent = { tint: '#eff6fc', soft: '#d0e4f4', main: '#98c3e4', deep: '#386f9c' };
export const SLATE: Accent = { tint: '#eff2f7', soft: '#cdd6e4', main: '#8096b6', deep: '#35455f' };
