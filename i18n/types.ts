/**
 * The shape of a second language: the same keys as the first, any text.
 * English is written first; Chinese is typed by it, so that a text forgotten in
 * one language does not compile.
 */
export type Translated<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]>;
};
