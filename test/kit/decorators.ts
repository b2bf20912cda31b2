// The types of the API are declared by decorators, which need this before the first of them is loaded.
import 'reflect-metadata';
