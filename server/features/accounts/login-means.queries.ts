import type { Db } from '#database/open.ts';
import { listIdentities } from './oidc/oidc.store.ts';
import { listPasskeys } from './passkeys/passkeys.store.ts';
import { findFactor } from './second-factor/second-factor.store.ts';

/** What opens an account beside its password until it is removed. */
export interface LoginMeans {
  passkeys: Awaited<ReturnType<typeof listPasskeys>>;
  identities: Awaited<ReturnType<typeof listIdentities>>;
  app: Awaited<ReturnType<typeof findFactor>>;
}

/** The passkeys, identities at a provider and authenticator app of a person. */
export async function findLoginMeans(db: Db, userId: number): Promise<LoginMeans> {
  const passkeys = await listPasskeys(db, userId);
  const identities = await listIdentities(db, userId);
  const app = await findFactor(db, userId);
  return { passkeys, identities, app };
}

/**
 * Whether one of them was added before the person's address was proved: it may be that of another
 * person, who registered the address.
 * @param provedAt null: it has not been proved
 */
export async function hasUnprovedLoginMeans(
  db: Db,
  userId: number,
  provedAt: Date | null,
): Promise<boolean> {
  const { passkeys, identities, app } = await findLoginMeans(db, userId);
  const added = [...passkeys, ...identities, ...(app ? [app] : [])];
  return added.some(({ created_at: at }) => provedAt === null || at < provedAt);
}
