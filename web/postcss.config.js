/** Panda writes the styles of the sources into src/styles.css. */
export default { plugins: { '@pandacss/dev/postcss': {} } };
