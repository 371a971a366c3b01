import type { FilePurpose } from '#contract/files.ts';

const NAME = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[a-z0-9]+$/;

/** The key of the bytes of a stored name (`uuid.extension`): no input of users, no way out of it. */
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
