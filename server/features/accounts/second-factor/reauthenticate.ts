import type { OneProof } from '#contract/second-factor.ts';
import { REAUTHENTICATION_MINUTES } from '#domain/limits.ts';
import { MINUTE_MS } from '#domain/units.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { recordAudit } from '#server/features/audit/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import { noteProof } from './proofs.store.ts';
import { type ProofOrigin, withOneProof } from './prove-self.ts';

/**
 * A person proves again that it is them, in the session that they have: by the second factor where
 * they have one, else by the password. It is counted and limited as a login is.
 * @returns until when it counts
 * @throws AppError VALIDATION_FAILED, INVALID_CREDENTIALS, RATE_LIMITED; SESSION_EXPIRED where the
 *   session ended meanwhile
 */
export function reauthenticate(
  dependencies: Dependencies,
  currentUser: CurrentUser,
  proof: OneProof & ProofOrigin,
): Promise<Date> {
  const { userId, sessionId } = currentUser;
  return withOneProof(dependencies, currentUser, proof, async (tx) => {
    const at = dependencies.now();
    if (!(await noteProof(tx, sessionId, at))) throw new AppError('SESSION_EXPIRED');
    await recordAudit(tx, currentUser, {
      action: 'user.reauthenticate',
      entity: 'user',
      entityId: userId,
      now: at,
    });
    return new Date(at.getTime() + REAUTHENTICATION_MINUTES * MINUTE_MS);
  });
}
