export { createProductSearch } from './product-search.ts';
export { searchedWords } from './search-words.ts';
