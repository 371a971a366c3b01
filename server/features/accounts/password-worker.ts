import { hashSync, type Options, verifySync } from '@node-rs/argon2';

/** What a thread of `password-hash.ts` does; synchronously, since it has nothing else to do. */

export const hash = ({ password, options }: { password: string; options: Options }): string =>
  hashSync(password, options);

export const verify = ({ passwordHash, password }: { passwordHash: string; password: string }) =>
  verifySync(passwordHash, password);
