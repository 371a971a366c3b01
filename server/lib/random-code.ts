import { randomInt } from 'node:crypto';

/** Capitals and digits without those that look alike: 0 and O, 1 and I. */
export const READABLE_CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Without those that look alike in handwriting or on a statement of a bank either: 2 and Z, 5 and S, 8 and B. */
export const UNMISTAKABLE_CHARACTERS = 'ACDEFGHJKLMNPQRTUVWXY34679';

/** A random code that people read and type: five bits a readable character, 4.7 an unmistakable one. */
export const randomCode = (length: number, characters: string): string =>
  Array.from({ length }, () => characters[randomInt(characters.length)]).join('');
