// The API's types use decorators, which need this import before the first of them is loaded.
import 'reflect-metadata';
