import { passkeyCalls } from '#contract/passkeys.ts';
import type { FactorState, SelfProof } from '#contract/second-factor.ts';
import { useApi } from '#web/lib/browser-api.ts';
import { usePasskeys } from './use-passkeys.ts';

/** The factors by which a person can confirm who they are, besides the password. */
export type OwnFactors = Pick<FactorState, 'enabled' | 'passkeys'>;

/**
 * What the server needs before factors change: where no code was entered and there are passkeys, the
 * browser asks for one of them.
 */
export function useSelfProof({ passkeys }: OwnFactors): (typed: SelfProof) => Promise<SelfProof> {
  const api = useApi();
  const withPasskeys = usePasskeys();
  return async ({ password, code }) => {
    if (code) return { password, code };
    if (passkeys === 0) return { password };
    return withPasskeys(async ({ answerByPasskey }) => {
      const { options } = await api.call(passkeyCalls.askProof);
      return { password, passkey: await answerByPasskey(options) };
    });
  };
}
