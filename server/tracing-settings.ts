import { z } from 'zod';

/** Where traces go. */
export interface TracingSettings {
  url: string;
  serviceName: string;
}

const text = z
  .string()
  .optional()
  .transform((value) => value?.trim() || undefined);

/** The settings of traces, with the names that OpenTelemetry defines. */
export const tracingEnvironment = {
  OTEL_EXPORTER_OTLP_ENDPOINT: text.pipe(
    z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  ),
  OTEL_SERVICE_NAME: text.transform((name) => name ?? 'prospect-academy'),
};

/** null: nothing is traced. */
export function readTracing({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_SERVICE_NAME: serviceName,
}: z.output<z.ZodObject<typeof tracingEnvironment>>): TracingSettings | null {
  if (endpoint === undefined) return null;
  const base = endpoint.endsWith('/') ? endpoint : `${endpoint}/`;
  return { url: `${base}v1/traces`, serviceName };
}
