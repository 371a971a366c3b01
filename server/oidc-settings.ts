import { z } from 'zod';
import { isProtectedAddress } from './network-settings.ts';
import { SettingsError } from './settings-error.ts';

/** The OpenID Connect provider by which people can log in. */
export interface OidcSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** As people know it: “Google”. */
  name: string;
}

const text = z
  .string()
  .optional()
  .transform((value) => value?.trim() || undefined);

/** The settings of the provider, as the environment has them. */
export const oidcEnvironment = {
  OIDC_ISSUER: text.pipe(
    z
      .string()
      .refine(isProtectedAddress, 'must be an https address, or on this machine')
      .optional(),
  ),
  OIDC_CLIENT_ID: text,
  OIDC_CLIENT_SECRET: text,
  OIDC_NAME: text.pipe(z.string().max(40, 'must have at most 40 characters').optional()),
};

/** All of issuer, client and secret are set, or none of them. */
export function readOidc(
  values: z.output<z.ZodObject<typeof oidcEnvironment>>,
): OidcSettings | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: secret } = values;
  if (issuer === undefined && clientId === undefined && secret === undefined) return null;
  if (issuer === undefined) throw new SettingsError('OIDC_ISSUER', 'is missing');
  if (clientId === undefined) throw new SettingsError('OIDC_CLIENT_ID', 'is missing');
  if (secret === undefined) throw new SettingsError('OIDC_CLIENT_SECRET', 'is missing');
  const name = values.OIDC_NAME ?? new URL(issuer).hostname;
  return { issuer, clientId, clientSecret: secret, name };
}
