/** Panda writes the styles of the sources into src/styles.css, wherever the program that asks for it was started. */
export default { plugins: { '@pandacss/dev/postcss': { cwd: import.meta.dirname } } };
