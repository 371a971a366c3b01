import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { timeLimits } from './time-limits.ts';
import { type SpanEnd, summaryOf, type Tracing } from './tracing.ts';

interface Collector {
  /** Where spans are sent, by OTLP over HTTP. */
  url: string;
  /** The name of this academy there. */
  serviceName: string;
}

function end(span: Span, { name, attributes, failed }: SpanEnd): void {
  if (name !== undefined) span.updateName(name);
  if (attributes !== undefined) span.setAttributes(attributes);
  // Without the error: its message may quote what somebody sent.
  if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** Traces by OpenTelemetry; loaded only where the settings name a collector. */
export function createTracing({ url, serviceName }: Collector): Tracing {
  const { milliseconds } = timeLimits.traces;
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: milliseconds });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: milliseconds })],
  });
  const tracer = provider.getTracer('prospect-academy');
  const propagator = new W3CTraceContextPropagator();
  const current = new AsyncLocalStorage<Context>();
  const here = () => current.getStore() ?? ROOT_CONTEXT;

  return {
    enterRequest(traceparent, within) {
      // A call that is made for a page belongs to that page.
      const parent =
        current.getStore() ??
        propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter);
      const span = tracer.startSpan('HTTP', { kind: SpanKind.SERVER }, parent);
      current.run(trace.setSpan(parent, span), within, (how) => end(span, how));
    },

    async runJob(kind, work) {
      const options = { kind: SpanKind.CONSUMER, attributes: { 'academy.job.kind': kind } };
      const span = tracer.startSpan(`job ${kind}`, options, ROOT_CONTEXT);
      let failed = true;
      try {
        const result = await current.run(trace.setSpan(ROOT_CONTEXT, span), work);
        failed = false;
        return result;
      } finally {
        end(span, { failed });
      }
    },

    noteStatement({ sql, milliseconds, failed }) {
      const summary = summaryOf(sql);
      const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': summary };
      const startTime = Date.now() - milliseconds;
      const options = { kind: SpanKind.CLIENT, startTime, attributes };
      end(tracer.startSpan(summary, options, here()), { failed });
    },

    close: () => provider.shutdown(),
  };
}
