import { randomBytes } from 'node:crypto';
import type { FilePurpose } from '#contract/files.ts';

/** 144 bits: as many characters as the UUIDs by which older files are named. */
const NAME_BYTES = 18;
const NAME = /^[0-9a-f-]{36}\.[a-z0-9]+$/;

/** A name for a file that nobody can guess, without an extension. */
export function randomFileName(): string {
  return randomBytes(NAME_BYTES).toString('hex');
}

/** The key of the bytes of a stored name: no input of users, no way out of it. */
export function storedKey(purpose: FilePurpose, name: string): string {
  return `${purpose}/${name.slice(0, 2)}/${name}`;
}

/** The name at the end of a key. */
export function storedName(key: string): string {
  return key.split('/').at(-1) ?? '';
}

/** Whether a part of an address can be the name of a stored file. */
export function isStoredName(name: string): boolean {
  return NAME.test(name);
}
